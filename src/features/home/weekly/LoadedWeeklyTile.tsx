import { useCountWeeklyClickMutation, useGetWeeklyQuery } from '../../../state/api/weeklyApi';
import { WeeklyTile } from './WeeklyTile';

/** The palette of this week, as the service has it. */
const LoadedWeeklyTile = () => {
  const { data: current = null, isLoading } = useGetWeeklyQuery();
  const [countClick] = useCountWeeklyClickMutation();
  return (
    <WeeklyTile
      current={current}
      isLoading={isLoading}
      // The built-in one is nobody's business.
      onOpen={() => current && void countClick(current.id)}
    />
  );
};

export default LoadedWeeklyTile;
