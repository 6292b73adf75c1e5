/** The logo: threads of a loom, one laid across. Drawn in the text color. */
export const Logo = () => (
  <svg viewBox="0 0 24 24" width="22" height="22" fill="currentColor" aria-hidden>
    <rect x="3" y="1" width="5.5" height="7" rx="1" />
    <rect x="3" y="16" width="5.5" height="7" rx="1" />
    <rect x="15.5" y="1" width="5.5" height="22" rx="1" />
    <rect x="1" y="9.5" width="13" height="5" rx="1" />
  </svg>
);
