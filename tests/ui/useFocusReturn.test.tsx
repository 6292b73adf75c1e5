import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useRef, useState } from 'react';
import { afterEach, describe, expect, it } from 'vitest';

import { ProblemNotice } from '../../src/ui/ProblemNotice';
import { useFocusReturn } from '../../src/ui/useFocusReturn';

const Banner = ({ onClose }: { readonly onClose: () => void }) => {
  const banner = useRef<HTMLElement>(null);
  useFocusReturn(banner);
  return (
    <aside ref={banner}>
      <button type="button">Read on</button>
      <button type="button" onClick={onClose}>
        Dismiss
      </button>
    </aside>
  );
};

const Page = () => {
  const [isOpen, setIsOpen] = useState(true);
  const [hasLink, setHasLink] = useState(true);
  return (
    <main>
      <h1 tabIndex={-1}>Page</h1>
      {hasLink && <a href="#there">Link</a>}
      {isOpen && <Banner onClose={() => setIsOpen(false)} />}
      <button type="button" onClick={() => setIsOpen(false)}>
        Close it from outside
      </button>
      <button type="button" onMouseEnter={() => setHasLink(false)}>
        Take the link away
      </button>
    </main>
  );
};

const open = () => {
  render(<Page />);
  return userEvent.setup();
};
const button = (name: string) => screen.getByRole('button', { name });

afterEach(cleanup);

describe('a banner that goes away with the focus in it', () => {
  it('gives it back to what had it before, however long somebody was in the banner', async () => {
    const user = open();
    const link = screen.getByRole('link');
    link.focus();
    await user.click(button('Read on'));
    await user.tab();
    await user.keyboard('{Enter}');
    expect(screen.queryByRole('complementary')).toBeNull();
    expect(document.activeElement).toBe(link);
  });

  it('gives it to the heading of the page where that is gone, or was nowhere', async () => {
    const user = open();
    screen.getByRole('link').focus();
    button('Dismiss').focus();
    await user.hover(button('Take the link away'));
    await user.keyboard('{Enter}');
    expect(document.activeElement).toBe(screen.getByRole('heading'));
  });

  it('leaves the focus alone that is elsewhere', async () => {
    const user = open();
    await user.click(button('Read on'));
    const outside = button('Close it from outside');
    await user.click(outside);
    expect(document.activeElement).toBe(outside);
  });

  it('is a problem that is dismissed, too', async () => {
    const Problem = () => {
      const [isOpen, setIsOpen] = useState(true);
      return (
        <main>
          <button type="button">Again</button>
          <ProblemNotice
            problem={isOpen ? { message: 'It could not be read.', detail: null } : null}
            action="Choose another"
            onAction={() => {}}
            onDismiss={() => setIsOpen(false)}
          />
        </main>
      );
    };
    render(<Problem />);
    button('Again').focus();
    await userEvent.setup().click(button('Dismiss'));
    expect(document.activeElement).toBe(button('Again'));
  });
});
