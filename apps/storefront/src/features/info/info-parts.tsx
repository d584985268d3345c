import { typo } from '@svetlitsa/domain/text/typo'
import type { InfoPart } from '@svetlitsa/i18n/info/info-text'

type InfoPartsProps = {
  parts: readonly InfoPart<string>[]
  /** Points that follow one another are numbered: the steps of an order. */
  numbered?: boolean
}

/** Headed parts of a text: paragraphs and, where it is one, a list. */
export function InfoParts({ parts, numbered = false }: InfoPartsProps) {
  const List = numbered ? 'ol' : 'ul'
  return parts.map(({ title, paragraphs = [], points = [] }, index) => (
    <section key={title ?? index} className="mt-8 md:mt-10">
      {title && <h2 className="mb-3 text-h2">{typo(title)}</h2>}
      {paragraphs.map((paragraph) => (
        <p key={paragraph} className="mb-3">
          {typo(paragraph)}
        </p>
      ))}
      {points.length > 0 && (
        <List
          className={`flex flex-col gap-2 pl-5 marker:text-accent ${numbered ? 'list-decimal' : 'list-disc'}`}
        >
          {points.map((point) => (
            <li key={point}>{typo(point)}</li>
          ))}
        </List>
      )}
    </section>
  ))
}
