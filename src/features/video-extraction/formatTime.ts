const two = (value: number): string => String(value).padStart(2, '0');

/** How long something lasts: '1:32', and from an hour on '1:01:32'. */
export const formatTime = (seconds: number): string => {
  const whole = Math.max(0, Math.floor(seconds));
  const hours = Math.floor(whole / 3600);
  const minutes = Math.floor(whole / 60) % 60;
  return hours > 0 ? `${hours}:${two(minutes)}:${two(whole % 60)}` : `${minutes}:${two(whole % 60)}`;
};

/** 'about 58 s left', 'about 3 min left'. */
export const formatTimeLeft = (seconds: number): string =>
  seconds < 90
    ? `about ${Math.max(1, Math.round(seconds))} s left`
    : `about ${Math.round(seconds / 60)} min left`;

/** How long a part of a film lasts: '7.3 s', '1 min 7.3 s', and below a second '0.36 s'. */
export const formatLength = (seconds: number): string => {
  const rounded = Math.max(0, Math.round(seconds * 10) / 10);
  if (rounded < 1) return `${Math.round(Math.max(0, seconds) * 100) / 100} s`;
  const minutes = Math.floor(rounded / 60);
  const rest = Math.round((rounded - minutes * 60) * 10) / 10;
  return [
    ...(minutes > 0 ? [`${minutes} min`] : []),
    ...(rest > 0 || minutes === 0 ? [`${rest} s`] : []),
  ].join(' ');
};
