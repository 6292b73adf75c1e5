import { act, renderHook, waitFor } from '@testing-library/react';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { useLatestAnswer } from '../../../../src/features/builder/analysis/useLatestAnswer';

type Waiting = { readonly resolve: (answer: string) => void; readonly reject: (error: Error) => void };

const openAnswers = () => {
  const waiting = new Map<string, Waiting>();
  const ask = (_: AbortSignal, question: string): Promise<string> =>
    new Promise((resolve, reject) => waiting.set(question, { resolve, reject }));
  const rendered = renderHook(({ question }) => useLatestAnswer(question, ask), {
    initialProps: { question: 'first' },
  });
  onTestFinished(rendered.unmount);
  return { ...rendered, waiting };
};

describe('the latest answer', () => {
  it('is null before the first, and is kept with its question while the next one is computed', async () => {
    const { result, rerender, waiting } = openAnswers();
    expect(result.current).toBeNull();
    waiting.get('first')?.resolve('one');
    await waitFor(() => expect(result.current).toEqual({ question: 'first', answer: 'one' }));
    rerender({ question: 'second' });
    expect(result.current).toEqual({ question: 'first', answer: 'one' });
    waiting.get('second')?.resolve('two');
    await waitFor(() => expect(result.current).toEqual({ question: 'second', answer: 'two' }));
  });

  it('is never one of an earlier question that came late', async () => {
    const { result, rerender, waiting } = openAnswers();
    rerender({ question: 'second' });
    await act(async () => waiting.get('second')?.resolve('two'));
    await act(async () => waiting.get('first')?.resolve('one'));
    expect(result.current).toEqual({ question: 'second', answer: 'two' });
  });

  it('is reported where it failed, but for a question that is no longer asked', async () => {
    const log = vi.spyOn(console, 'error').mockReturnValue();
    onTestFinished(() => log.mockRestore());
    const { result, rerender, waiting } = openAnswers();
    rerender({ question: 'second' });
    await act(async () => waiting.get('first')?.reject(new Error('stopped')));
    expect(log).not.toHaveBeenCalled();
    await act(async () => waiting.get('second')?.reject(new Error('broken')));
    expect(log).toHaveBeenCalledWith('Failed while analyzing colors:', new Error('broken'));
    expect(result.current).toBeNull();
  });
});
