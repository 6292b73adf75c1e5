import { useState, type ImgHTMLAttributes } from 'react';

type OptionalImageProps = Omit<ImgHTMLAttributes<HTMLImageElement>, 'alt' | 'onError'> & {
  readonly src: string;
};

/** A decorative picture. Nothing is shown if it cannot be loaded: the browser's own icon for that looks broken. */
export const OptionalImage = ({ src, ...rest }: OptionalImageProps) => {
  const [missing, setMissing] = useState<string>();
  return missing === src ? null : <img {...rest} src={src} alt="" onError={() => setMissing(src)} />;
};
