import { useDispatch, useSelector } from 'react-redux';

// Types only: the store knows the features, and nothing here may.
import type { AppDispatch, RootState } from '../app/store';

export const useAppDispatch = useDispatch.withTypes<AppDispatch>();
export const useAppSelector = useSelector.withTypes<RootState>();
