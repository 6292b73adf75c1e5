import '../ui/fonts.css';
import '../ui/tokens.css';
import '../ui/base.css';

import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';

import { noBackend } from '../backend/noBackend';
import { createStockPhotos } from '../backend/stockPhotos';
import { MESSAGES } from '../domain/messages';
import { createDailyCounter } from '../state/createDailyCounter';
import { createLocalStore } from '../state/createLocalStore';
import type { Services } from '../state/services';
import { showToast, withdrawToast } from '../state/toasts';
import { createImageExtractor } from '../../workers/image-extraction/client';
import { App } from './App';
import { followTheme } from './colorTheme';
import { createAppStore } from './store';

const now = (): Date => new Date();

const services: Services = {
  random: Math.random,
  now,
  backend: noBackend,
  imageExtractor: createImageExtractor(),
  stockPhotos: createStockPhotos(null),
  dailyCounter: createDailyCounter(now),
  storage: createLocalStore({
    area: () => window.localStorage,
    onTrouble: (isFull) =>
      isFull
        ? showToast(MESSAGES.storageFull, { ms: Infinity, tone: 'error' })
        : withdrawToast(MESSAGES.storageFull),
  }),
  // Without a secure context there is no clipboard object: a rejection, like a refusal.
  copyText: async (text) => navigator.clipboard.writeText(text),
};

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');

followTheme(services.storage);
createRoot(root).render(
  <StrictMode>
    <BrowserRouter>
      <App store={createAppStore(services)} services={services} />
    </BrowserRouter>
  </StrictMode>,
);
