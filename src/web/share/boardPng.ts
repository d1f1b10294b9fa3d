/** Pixels that a side of the picture has at most. */
const MOST = 4096;

/** A drawing as pixels, as large as it says or as large as that may be; undefined where the browser cannot. */
export const boardPng = async (svg: string): Promise<Blob | undefined> => {
  const image = new Image();
  const address = URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }));
  try {
    image.src = address;
    await image.decode();
    const scale = Math.min(1, MOST / Math.max(image.width, image.height));
    const canvas = document.createElement('canvas');
    canvas.width = Math.max(1, Math.floor(image.width * scale));
    canvas.height = Math.max(1, Math.floor(image.height * scale));
    canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
    return (await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/png'))) ?? undefined;
  } catch {
    return undefined;
  } finally {
    URL.revokeObjectURL(address);
  }
};
