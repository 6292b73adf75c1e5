/** Whether this browser can choose a folder. */
export const canChooseFolder = (): boolean => 'webkitdirectory' in HTMLInputElement.prototype;
