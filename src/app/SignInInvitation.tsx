import { formatHex } from '../color/format';
import { SignInDialog } from '../features/auth/SignInDialog';
import { DEFAULT_PALETTES } from '../palette/defaultPalettes.data';
import { selectEntry } from '../state/palette/historySlice';
import type { DialogPropsOf } from '../state/dialogsSlice';
import { useAppSelector } from '../state/hooks';
import { ColorStrip } from '../ui/ColorStrip';

/** The sign-in dialog under the colors that the visitor works on: what an account would keep. */
const SignInInvitation = (props: DialogPropsOf<'signIn'>) => {
  const entry = useAppSelector(selectEntry);
  const hexes = entry ? entry.colors.map((color) => formatHex(color)) : DEFAULT_PALETTES[4];
  return <SignInDialog {...props} hero={<ColorStrip hexes={hexes} height={112} />} />;
};

export default SignInInvitation;
