import { useDispatch, useSelector } from 'react-redux';

// Types only: the store imports the features, so nothing here may import the store's code.
import type { AppDispatch, RootState } from '../app/store';

export const useAppDispatch = useDispatch.withTypes<AppDispatch>();
export const useAppSelector = useSelector.withTypes<RootState>();
