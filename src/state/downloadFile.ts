/** Long enough for the slowest browser to start reading. */
const REVOKE_AFTER_MS = 60_000;

/** Saves the file where the browser saves its downloads. */
export const downloadFile = (name: string, mime: string, bytes: Uint8Array): void => {
  const url = URL.createObjectURL(new Blob([new Uint8Array(bytes)], { type: mime }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), REVOKE_AFTER_MS);
};
