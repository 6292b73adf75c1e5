import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { type ReactNode, useState } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { rovingItem, useRovingFocus } from '../../src/ui/useRovingFocus';

type GridProps = {
  readonly columns?: number | 'measured';
  readonly perColumn?: number;
  readonly start?: number;
  readonly without?: number;
  readonly onRender?: () => void;
};

const Grid = ({ without, onRender, ...options }: GridProps) => {
  onRender?.();
  const group = useRovingFocus({ count: 6, ...options });
  return (
    <>
      <div {...group} role="toolbar" style={{ gridTemplateColumns: '80px 80px' }}>
        {Array.from('abcdef', (letter, i) => (
          <button key={letter} type="button" {...(i === without ? { tabIndex: -1 } : rovingItem(i))}>
            {letter}
          </button>
        ))}
      </div>
      <button type="button">after</button>
    </>
  );
};

const setUp = (props: GridProps = {}) => {
  render(<Grid {...props} />);
  const user = userEvent.setup();
  return {
    user,
    focused: () => document.activeElement?.textContent,
    press: async (...keys: string[]) => {
      for (const key of keys) await user.keyboard(`{${key}}`);
      return document.activeElement?.textContent;
    },
  };
};
afterEach(cleanup);

const Gate = ({ children }: { readonly children: ReactNode }) => {
  const [isOpen, setOpen] = useState(false);
  return isOpen ? (
    children
  ) : (
    <button type="button" onClick={() => setOpen(true)}>
      open
    </button>
  );
};

/** A group that comes later than what renders it, as in the first dialog of a visit. */
const Late = () => {
  const group = useRovingFocus({ count: 2 });
  return (
    <Gate>
      <div {...group} role="toolbar">
        {['a', 'b'].map((letter, i) => (
          <button key={letter} type="button" {...rovingItem(i)}>
            {letter}
          </button>
        ))}
      </div>
    </Gate>
  );
};

describe('a group with a roving focus', () => {
  it('has its Tab stop, too, where it comes later than what renders it', async () => {
    render(<Late />);
    await userEvent.setup().click(screen.getByRole('button', { name: 'open' }));
    expect(screen.getByRole('button', { name: 'a' }).tabIndex).toBe(0);
    expect(screen.getByRole('button', { name: 'b' }).tabIndex).toBe(-1);
  });

  it('is one Tab stop, which the focus comes back to', async () => {
    const { user, focused, press } = setUp();
    await user.tab();
    expect(focused()).toBe('a');
    expect(await press('ArrowRight', 'ArrowRight')).toBe('c');
    await user.tab();
    expect(focused()).toBe('after');
    await user.tab({ shift: true });
    expect(focused()).toBe('c');
  });

  it('is entered at the chosen item each time', async () => {
    const { user, focused, press } = setUp({ start: 3 });
    await user.tab();
    expect(focused()).toBe('d');
    expect(await press('ArrowLeft')).toBe('c');
    await user.tab();
    await user.tab({ shift: true });
    expect(focused()).toBe('d');
  });

  it('goes to both ends with Home and End, and stays there', async () => {
    const { user, press } = setUp();
    await user.tab();
    expect(await press('End')).toBe('f');
    expect(await press('ArrowRight')).toBe('f');
    expect(await press('Home')).toBe('a');
    expect(await press('ArrowLeft')).toBe('a');
  });

  it('leaves arrows up and down to the page in a line, and uses up the others', async () => {
    const { user, press } = setUp();
    const unused: string[] = [];
    const note = (event: KeyboardEvent) => event.defaultPrevented || unused.push(event.key);
    document.addEventListener('keydown', note);
    await user.tab();
    unused.length = 0;
    expect(await press('ArrowDown', 'ArrowLeft')).toBe('a');
    document.removeEventListener('keydown', note);
    expect(unused).toEqual(['ArrowDown']);
  });

  it('goes from line to line in a grid, and not beyond', async () => {
    const { user, press } = setUp({ columns: 3 });
    await user.tab();
    expect(await press('ArrowRight', 'ArrowDown')).toBe('e');
    expect(await press('ArrowDown')).toBe('e');
    expect(await press('ArrowUp')).toBe('b');
    expect(await press('ArrowUp')).toBe('b');
  });

  it('counts the columns of a grid whose number depends on the width', async () => {
    const { user, press } = setUp({ columns: 'measured' });
    await user.tab();
    expect(await press('ArrowDown')).toBe('c');
    expect(await press('ArrowDown', 'ArrowDown')).toBe('e');
    expect(await press('ArrowUp')).toBe('c');
  });

  it('walks over what cannot take the focus', async () => {
    const { user, press } = setUp({ without: 1 });
    await user.tab();
    expect(await press('ArrowRight')).toBe('c');
    expect(await press('ArrowLeft')).toBe('a');
  });

  it('leaves keys with a modifier to the browser', async () => {
    const { user, focused } = setUp();
    await user.tab();
    await user.keyboard('{Alt>}{ArrowRight}{/Alt}');
    expect(focused()).toBe('a');
  });

  it('counts several items in each column', async () => {
    const { user, press } = setUp({ columns: 'measured', perColumn: 2 });
    await user.tab();
    expect(await press('ArrowDown')).toBe('e');
    expect(await press('ArrowUp')).toBe('a');
  });

  it('is entered at its first item where the one that was left has gone', async () => {
    const { user, focused } = setUp({ start: 1, without: 1 });
    await user.tab();
    expect(focused()).toBe('a');
  });

  it('renders nothing when the focus moves', async () => {
    const onRender = vi.fn<() => void>();
    const { user, press } = setUp({ onRender });
    onRender.mockClear();
    await user.click(screen.getByRole('button', { name: 'd' }));
    expect(await press('ArrowRight')).toBe('e');
    expect(onRender).not.toHaveBeenCalled();
    expect(screen.getByRole('button', { name: 'e' }).tabIndex).toBe(0);
    expect(screen.getByRole('button', { name: 'd' }).tabIndex).toBe(-1);
  });

  it('follows the pointer', async () => {
    const { user, focused, press } = setUp();
    await user.click(screen.getByRole('button', { name: 'd' }));
    expect(await press('ArrowRight')).toBe('e');
    await user.tab();
    await user.tab({ shift: true });
    expect(focused()).toBe('e');
  });
});
