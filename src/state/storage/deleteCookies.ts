const namesOf = (cookies: string): string[] =>
  cookies
    .split(';')
    .map((cookie) => cookie.split('=', 1)[0]?.trim() ?? '')
    .filter((name) => name !== '');

/** The host and each domain above it: a cookie may have been set for any of them. */
const domainsOf = (host: string): string[] => {
  const labels = host.split('.');
  return labels.map((_, index) => labels.slice(index).join('.'));
};

/** Deletes the cookies of this site that are visible to scripts and whose names match. */
export const deleteCookies = (isMatch: (name: string) => boolean): void => {
  for (const name of namesOf(document.cookie).filter(isMatch)) {
    const expired = `${name}=; Max-Age=0; Path=/`;
    document.cookie = expired;
    for (const domain of domainsOf(window.location.hostname))
      document.cookie = `${expired}; Domain=${domain}`;
  }
};
