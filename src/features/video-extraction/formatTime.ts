const two = (value: number): string => String(value).padStart(2, '0');

/** A duration: '1:32', and from an hour on '1:01:32'. */
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
