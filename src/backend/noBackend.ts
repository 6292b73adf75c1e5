import { BackendError, type Backend } from './backend';

const refuse = () => Promise.reject(new BackendError('not-configured'));

/** Stands in where no accounts service is configured: everything local works, signing in says why it cannot. */
export const noBackend: Backend = {
  auth: {
    session: () => Promise.resolve(null),
    onSessionChange: () => () => {},
    onSuspended: () => () => {},
    signInWithGoogle: refuse,
    signOut: () => Promise.resolve(),
  },
  projects: {
    page: refuse,
    get: refuse,
    totals: refuse,
    create: refuse,
    update: refuse,
    remove: refuse,
    palettes: refuse,
    palette: refuse,
    find: refuse,
    createPalette: refuse,
    updatePalette: refuse,
    movePalette: refuse,
    removePalette: refuse,
    watch: refuse,
  },
  explore: { page: refuse, find: refuse, palette: refuse, suggestTags: refuse, countSelection: refuse },
  billing: {
    subscription: refuse,
    isComplimentary: refuse,
    startCheckout: refuse,
    loadCheckout: refuse,
    cancel: refuse,
    resume: refuse,
    changeCard: refuse,
  },
  account: { isAdmin: refuse, data: refuse, remove: refuse },
  extractions: { used: refuse, spend: refuse },
  weekly: { current: refuse, history: refuse, save: refuse, countClick: refuse },
  admin: {
    dashboard: refuse,
    activities: refuse,
    users: refuse,
    countUsers: refuse,
    user: refuse,
    setSuspended: refuse,
    setComplimentaryPro: refuse,
    deleteUser: refuse,
    administrators: refuse,
    setNotifications: refuse,
    tags: refuse,
    renameTag: refuse,
    forbidTag: refuse,
    allowTag: refuse,
  },
};
