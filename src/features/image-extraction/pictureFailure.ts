import type { ExtractionError, ExtractionFailure } from '../../../workers/image-extraction/api';
import { MESSAGES } from '../../domain/messages';
import { IMAGE_FAILURE_REASONS } from '../../domain/imageMessages';

/** A missing canvas has no reason to add: its message is complete. */
const REASONS: Readonly<Record<Exclude<ExtractionFailure, 'canvas'>, string>> = IMAGE_FAILURE_REASONS;

/** Whether the picture itself may be fine: reading it again may succeed. */
export const mayPass = ({ failure }: ExtractionError): boolean =>
  failure === 'timeout' || failure === 'worker-crashed';

/** Why a picture could not be read, in one sentence. */
export const failureReason = ({ failure, detail }: ExtractionError): string =>
  detail ?? (failure === 'canvas' ? MESSAGES.canvasFailed : REASONS[failure]);
