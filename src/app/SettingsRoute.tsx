import { MyData } from '../features/projects/account-data/MyData';
import { SettingsPage } from '../features/settings/SettingsPage';

const SettingsRoute = () => <SettingsPage data={<MyData />} />;

export default SettingsRoute;
