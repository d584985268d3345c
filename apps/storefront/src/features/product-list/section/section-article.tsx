import { formatTypography } from '@svetlitsa/domain/text/format-typography'
import type { SectionData } from './load-section.ts'

type SectionArticleProps = {
  title: string
  section: Pick<SectionData, 'article' | 'articleLanguage'>
}

/** A short buying guide below the products of the section. */
export function SectionArticle({ title, section }: SectionArticleProps) {
  if (!section.article) return null
  return (
    <section className="mt-14 max-w-text">
      <h2 className="text-h3">{title}</h2>
      {section.article.split(/\n+/).map((paragraph) => (
        <p key={paragraph} lang={section.articleLanguage} className="mt-2 text-ink-soft">
          {formatTypography(paragraph)}
        </p>
      ))}
    </section>
  )
}
