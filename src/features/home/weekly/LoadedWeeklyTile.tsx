import { useCountWeeklyClickMutation, useGetWeeklyQuery } from '../../../state/api/weeklyApi';
import { WeeklyTile } from './WeeklyTile';

/** This week's palette from the service. */
const LoadedWeeklyTile = () => {
  const { data: current = null, isLoading } = useGetWeeklyQuery();
  const [countClick] = useCountWeeklyClickMutation();
  return (
    <WeeklyTile
      current={current}
      isLoading={isLoading}
      // Clicks on the built-in one are not counted.
      onOpen={() => current && void countClick(current.id)}
    />
  );
};

export default LoadedWeeklyTile;
