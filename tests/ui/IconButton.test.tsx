// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest';

import { Button } from '../../src/ui/Button';
import { IconButton } from '../../src/ui/IconButton';

vi.mock('../../src/ui/TooltipBubble', () => ({
  default: ({ label }: { readonly label: string }) => <span role="tooltip">{label}</span>,
}));

afterEach(cleanup);

describe.each([
  ['a button', (props: { disabled: boolean; onClick: () => void }) => <Button {...props}>Back</Button>],
  [
    'an icon button',
    (props: { disabled: boolean; onClick: () => void }) => <IconButton {...props} label="Back" icon="←" />,
  ],
])('%s', (_, draw) => {
  it('keeps the focus when its last step disables it, and does nothing from then on', async () => {
    const user = userEvent.setup();
    const onClick = vi.fn<() => void>();
    const Steps = () => {
      const [isAtEnd, setIsAtEnd] = useState(false);
      const step = () => {
        onClick();
        setIsAtEnd(true);
      };
      return draw({ disabled: isAtEnd, onClick: step });
    };
    render(<Steps />);
    const button = screen.getByRole('button', { name: 'Back' });
    expect(button.hasAttribute('aria-disabled')).toBe(false);
    await user.tab();
    await user.keyboard('{Enter}');
    expect(button.getAttribute('aria-disabled')).toBe('true');
    expect(document.activeElement).toBe(button);
    await user.keyboard('{Enter} ');
    await user.click(button);
    expect(onClick).toHaveBeenCalledOnce();
  });
});

describe('the tooltip of an icon button', () => {
  const rest = async () => {
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    fireEvent.pointerEnter(screen.getByRole('button', { name: 'Close' }));
    await act(() => vi.advanceTimersByTimeAsync(1000));
  };

  it('shows while the pointer rests on it', async () => {
    render(<IconButton label="Close" icon="×" />);
    await rest();
    expect(screen.getByRole('tooltip').textContent).toBe('Close');
  });

  it('can be left out', async () => {
    render(<IconButton label="Close" icon="×" hasTooltip={false} />);
    await rest();
    expect(screen.queryByRole('tooltip')).toBeNull();
  });
});
