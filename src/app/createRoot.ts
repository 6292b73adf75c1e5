// A file in the chunk of React: from the app's own, React's packages would run in the task of the app's code, for they
// are no modules and run where each is first asked for.
export { createRoot } from 'react-dom/client';
