/** Why a suspended user is not signed in. */
export const signInSuspendedMessage = (contactEmail: string): string =>
  `This account is suspended and cannot sign in. What it saved is kept. Write to ${contactEmail} to ask why.`;

/** Why changes of a suspended user are refused. */
export const suspendedMessage = (contactEmail: string): string =>
  `Your account is suspended: you can read, but not save or change anything. Nothing you saved is lost. Write to ${contactEmail} to ask why.`;
