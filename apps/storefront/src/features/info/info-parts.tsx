import { formatTypography } from '@svetlitsa/domain/text/format-typography'
import type { InfoPart } from '@svetlitsa/i18n/info/info-text'

type InfoPartsProps = {
  parts: readonly InfoPart<string>[]
  /** Numbers the items that follow an order, such as the steps of a purchase. */
  numbered?: boolean
}

/** Parts of a text: heading, paragraphs and optional list. */
export function InfoParts({ parts, numbered = false }: InfoPartsProps) {
  const List = numbered ? 'ol' : 'ul'
  return parts.map(({ title, paragraphs = [], points = [] }, index) => (
    <section key={title ?? index} className="mt-8 md:mt-10">
      {title && <h2 className="mb-3 text-h2">{formatTypography(title)}</h2>}
      {paragraphs.map((paragraph) => (
        <p key={paragraph} className="mb-3">
          {formatTypography(paragraph)}
        </p>
      ))}
      {points.length > 0 && (
        <List
          className={`flex flex-col gap-2 pl-5 marker:text-accent ${numbered ? 'list-decimal' : 'list-disc'}`}
        >
          {points.map((point) => (
            <li key={point}>{formatTypography(point)}</li>
          ))}
        </List>
      )}
    </section>
  ))
}
