import { useState } from 'react';

import type { Failure } from '../../../../backend/backend';
import { forbiddenTagOf } from '../../../../domain/forbiddenTag';
import { readTag, TAG, type TagUse } from '../../../../domain/tag';
import { forbiddenTagProblem, tagProblem } from '../../../../domain/typedTags';
import { kindOf } from '../../../../state/api/queryFrom';
import { useOfferBack } from '../../../../state/useOfferBack';
import { useServices } from '../../../../state/servicesContext';
import { Button } from '../../../../ui/Button';
import { Dialog } from '../../../../ui/Dialog';
import { DialogActions } from '../../../../ui/DialogActions';
import { FieldProblem } from '../../../../ui/FieldProblem';
import { NameField } from '../../../../ui/NameField';
import { useIsMounted } from '../../../../ui/useIsMounted';
import styles from './TagsPanel.module.css';
import { useChangeTagMutation, type TagChange } from './tagUseApi';

/** A change of a tag that has to be confirmed. */
export type TagQuestion = { readonly kind: TagChange['kind']; readonly use: TagUse; readonly typed?: string };

const palettesText = (count: number): string => `${count} ${count === 1 ? 'palette' : 'palettes'}`;

/** THE TABLE of questions and their success messages. */
const QUESTIONS = {
  rename: {
    title: (tag: string) => `Rename ${tag}?`,
    text: (count: number) =>
      `It changes on ${palettesText(count)}. Where the other tag is in use already, the two become one, and nothing parts them again.`,
    button: 'Rename tag',
    variant: 'primary',
    done: 'Tag renamed',
  },
  forbid: {
    title: (tag: string) => `Forbid ${tag}?`,
    text: (count: number) =>
      `It goes from ${palettesText(count)}, and nobody can use it. Allowing it again does not bring it back to them.`,
    button: 'Forbid tag',
    variant: 'danger',
    done: 'Tag forbidden',
  },
  allow: {
    title: (tag: string) => `Allow ${tag} again?`,
    text: () => 'Everybody can use it from now on.',
    button: 'Allow tag',
    variant: 'primary',
    done: 'Tag allowed',
  },
} as const;

const failureText = (failure: Failure, otherwise: string): string => {
  const forbidden = forbiddenTagOf(failure);
  return forbidden === null ? otherwise : forbiddenTagProblem(forbidden);
};

/** Asks for confirmation before a tag changes for everybody. After a failure the question stays open. */
export const TagDialog = ({
  question: { kind, use, typed: typedBefore },
  onLeft,
  onReopen,
  onClose,
}: {
  readonly question: TagQuestion;
  /** Called when it is closed with something typed that is not saved. */
  readonly onLeft: (question: TagQuestion) => void;
  readonly onReopen: (question: TagQuestion) => void;
  readonly onClose: () => void;
}) => {
  const { tag } = use;
  const { toasts } = useServices();
  const [change, { isLoading }] = useChangeTagMutation();
  const [typed, setTyped] = useState(typedBefore ?? tag);
  const [problem, setProblem] = useState<string | null>(null);
  const { title, text, button, variant, done } = QUESTIONS[kind];
  const other = readTag(typed);
  const left = typed === tag ? null : { kind, use, typed };
  const isMounted = useIsMounted();
  // A pending change is not lost when closing, and its result is reported.
  const offered = isLoading ? null : left;
  const offerBack = useOfferBack(onClose, offered && (() => onReopen(offered)));
  const dismiss = () => {
    offerBack();
    if (offered) onLeft(offered);
  };

  const confirm = async (): Promise<void> => {
    if (isLoading) return;
    if (kind === 'rename' && other === null) {
      setProblem(tagProblem(typed) ?? 'Please enter a tag.');
      return;
    }
    const asked = kind === 'rename' ? { kind, tag, other: other ?? tag } : { kind, tag };
    const { error } = await change(asked);
    if (error !== undefined && isMounted()) {
      setProblem(failureText(kindOf(error), 'That did not work. Please try again.'));
      return;
    }
    if (error !== undefined) {
      const otherwise = `Failed to change “${tag}”. Please try again.`;
      toasts.show(failureText(kindOf(error), otherwise), { tone: 'error' });
      if (left) onLeft(left);
      return;
    }
    toasts.show(done);
    // By then another question may be open.
    if (isMounted()) onClose();
  };

  return (
    <Dialog title={title(tag)} isOpen onClose={dismiss}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          if (other !== tag || kind !== 'rename') void confirm();
        }}
      >
        <p className={styles.text}>{text(use.palettes)}</p>
        {kind === 'rename' ? (
          <NameField
            label="New tag"
            value={typed}
            max={TAG.max}
            problem={problem}
            onChange={(next) => {
              setTyped(next);
              setProblem(null);
            }}
          />
        ) : (
          <FieldProblem problem={problem} />
        )}
        <DialogActions>
          {/* The harmless button has the focus, unless text has to be typed. */}
          <Button data-autofocus={kind === 'rename' ? undefined : true} onClick={onClose}>
            Cancel
          </Button>
          <Button
            variant={variant}
            disabled={isLoading || (kind === 'rename' && other === tag)}
            onClick={() => void confirm()}
          >
            {button}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
};
