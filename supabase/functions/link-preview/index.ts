import { answerPreview } from './logic.ts';

Deno.serve(answerPreview);
