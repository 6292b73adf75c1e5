import { useState } from 'react';

/** The value from before a drag, until that has ended: for what is read rather than watched. */
export const useSettled = <Value>(value: Value, isDragged: boolean): Value => {
  const [settled, setSettled] = useState(value);
  if (!isDragged && settled !== value) {
    setSettled(value);
    return value;
  }
  return settled;
};
