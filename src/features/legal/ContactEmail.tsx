import { useServices } from '../../state/servicesContext';

/** The contact address configured for this installation. */
export const ContactEmail = () => {
  const { contactEmail } = useServices();
  return <a href={`mailto:${contactEmail}`}>{contactEmail}</a>;
};
