import { Picture } from '../pictures/picture.tsx';
import type { OpenQuestion } from './use-questions.ts';

interface NumberedPictureProps {
  picture: string;
  question: OpenQuestion['question'];
  /** Marked, if any. */
  chosen: string | null;
  onChoose(number: string): void;
}

/** The page as it is, with the number of each part on it. Pressing a number chooses that part. */
export function NumberedPicture({ picture, question: { things, viewport }, chosen, onChoose }: NumberedPictureProps) {
  return (
    <div className="numbered">
      <Picture jpeg={picture} words="The merchant’s page" />
      {things.map(({ box, text }, index) => {
        if (!box || box.y + box.height < 0 || box.y > viewport.height || box.width === 0) return null;
        const number = String(index);
        const place = {
          left: `${(100 * box.x) / viewport.width}%`,
          top: `${(100 * box.y) / viewport.height}%`,
          width: `${(100 * box.width) / viewport.width}%`,
          height: `${(100 * box.height) / viewport.height}%`,
        };
        return (
          <button
            key={number}
            type="button"
            className="numbered-part"
            aria-label={`Part ${number}: ${text}`}
            aria-pressed={chosen === number}
            style={place}
            onClick={() => onChoose(number)}
          >
            <span>{number}</span>
          </button>
        );
      })}
    </div>
  );
}
