// This file is in the React chunk: imported from the app's own chunk, React's packages would be evaluated in the task
// of the app's code, as CommonJS modules run where they are first required.
export { createRoot } from 'react-dom/client';
