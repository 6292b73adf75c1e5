import { act, cleanup, render, screen } from '@testing-library/react';
import { Component, type ComponentType, type ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { lazyPart, PartLoadError } from '../../src/ui/lazyPart';

type Module = { default: ComponentType<{ readonly name: string }> };
const Hello = ({ name }: { readonly name: string }) => <p>Hello {name}</p>;
const there: Module = { default: Hello };

/** Code that comes when the test says so. */
const arriving = () => {
  let come = (): void => {};
  const load = vi.fn<() => Promise<Module>>(
    async () =>
      new Promise((resolve) => {
        come = () => resolve(there);
      }),
  );
  return { load, come: async () => act(async () => come()) };
};

class Boundary extends Component<{ readonly children: ReactNode }, { error: unknown }> {
  override state = { error: null };
  static getDerivedStateFromError = (error: unknown) => ({ error });
  override render() {
    const { error }: { error: unknown } = this.state;
    return error === null ? (
      this.props.children
    ) : (
      <p>{error instanceof PartLoadError ? 'missing' : 'other'}</p>
    );
  }
}

beforeEach(() => {
  // React reports what a boundary caught.
  vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

describe('a part whose code comes when it is first shown', () => {
  it('has a stand-in until then, and a companion from then on', async () => {
    const { load, come } = arriving();
    const Part = lazyPart(load);
    const { container } = render(<Part name="Ada" fallback={<i>wait</i>} companion={<b>there</b>} />);
    expect(container.innerHTML).toBe('<i>wait</i>');
    await come();
    expect(container.innerHTML).toBe('<p>Hello Ada</p><b>there</b>');
  });

  it('is there at once where its code was loaded ahead', async () => {
    const { load, come } = arriving();
    const Part = lazyPart(load);
    const ahead = Part.load();
    await come();
    await ahead;
    render(<Part name="Ada" fallback={<i>wait</i>} />);
    expect(screen.getByText('Hello Ada')).toBeTruthy();
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('is there at once the next time, and its code is asked for once', async () => {
    const { load, come } = arriving();
    const Part = lazyPart(load);
    render(<Part name="Ada" />);
    await come();
    cleanup();
    render(<Part name="Grace" fallback={<i>wait</i>} />);
    expect(screen.getByText('Hello Grace')).toBeDefined();
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('stays away from a page that was left meanwhile', async () => {
    const { load, come } = arriving();
    const Part = lazyPart(load);
    const { container, rerender } = render(<Part name="Ada" />);
    rerender(<i>another page</i>);
    await come();
    expect(container.innerHTML).toBe('<i>another page</i>');
  });

  it('says that its code did not come, and asks for it again when it is shown again', async () => {
    const load = vi
      .fn<() => Promise<Module>>()
      .mockRejectedValueOnce(new TypeError('Failed to fetch'))
      .mockResolvedValueOnce(there);
    const Part = lazyPart(load);
    const inBoundary = (
      <Boundary>
        <Part name="Ada" />
      </Boundary>
    );
    render(inBoundary);
    expect(await screen.findByText('missing')).toBeDefined();
    cleanup();
    render(inBoundary);
    expect(await screen.findByText('Hello Ada')).toBeDefined();
  });
});
