import { RefreshCw } from 'lucide-react';
import { IconButton } from '../../../ui/IconButton';

type RefreshButtonProps = {
  readonly label: string;
  readonly onRefresh: () => void;
  readonly isDisabled?: boolean;
};

export const RefreshButton = ({ label, onRefresh, isDisabled = false }: RefreshButtonProps) => (
  <IconButton
    label={label}
    icon={<RefreshCw aria-hidden />}
    size="small"
    disabled={isDisabled}
    onClick={onRefresh}
  />
);
