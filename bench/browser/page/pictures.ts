const read = async (address: string): Promise<Response> => {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address} cannot be had`);
  return response;
};

/** Names of the pictures served with the page, the largest last. */
export const fetchPictureNames = async (): Promise<string[]> => (await read('/pictures/names.json')).json();

export const fetchPicture = async (name: string): Promise<Blob> =>
  (await read(`/pictures/${encodeURIComponent(name)}`)).blob();
