import { useServices } from '../../state/servicesContext';

/** The address that whoever serves the product has set. */
export const ContactEmail = () => {
  const { contactEmail } = useServices();
  return <a href={`mailto:${contactEmail}`}>{contactEmail}</a>;
};
