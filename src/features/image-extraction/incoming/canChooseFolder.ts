/** Whether this browser lets a folder be chosen. */
export const canChooseFolder = (): boolean => 'webkitdirectory' in HTMLInputElement.prototype;
