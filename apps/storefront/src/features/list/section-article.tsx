import { typo } from '@svetlitsa/domain/text/typo'

type SectionArticleProps = { title: string; text: string }

/** A few words on choosing, under the goods of the section; they are written in Russian only. */
export function SectionArticle({ title, text }: SectionArticleProps) {
  return (
    <section className="mt-14 max-w-text">
      <h2 className="text-h3">{title}</h2>
      {text.split(/\n+/).map((paragraph) => (
        <p key={paragraph} lang="ru" className="mt-2 text-ink-soft">
          {typo(paragraph)}
        </p>
      ))}
    </section>
  )
}
