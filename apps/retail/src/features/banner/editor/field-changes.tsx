import { type BannerContent, listChangedFields } from '@svetlitsa/domain/banner/banner'
import { buildImageUrl } from '@svetlitsa/domain/image/image'
import { bannerEditorTexts } from '@svetlitsa/i18n/banner-editor/banner-editor-texts'
import { useTexts } from '@svetlitsa/shell/language/use-texts'
import type { BannerFormat } from '../use-banner-format.ts'

type FieldChangesProps = {
  one: { title: string; content: BannerContent }
  other: { title: string; content: BannerContent }
  format: BannerFormat
}

/** The fields in which two versions of a banner differ, side by side. */
export function FieldChanges({ one, other, format }: FieldChangesProps) {
  const t = useTexts(bannerEditorTexts)
  return (
    <table className="w-full table-fixed text-left text-small">
      <thead>
        <tr className="text-note text-ink-soft">
          <th scope="col" className="w-1/4 py-1 pr-2 font-medium">
            {t('conflict.field')}
          </th>
          {[one, other].map(({ title }) => (
            <th key={title} scope="col" className="py-1 pr-2 font-medium">
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {listChangedFields(one.content, other.content).map((field) => (
          <tr key={field} className="border-t border-line align-top">
            <th scope="row" className="py-1.5 pr-2 font-normal text-ink-soft">
              {t(`fields.${field}`)}
            </th>
            {[one, other].map(({ title, content }) => (
              <td key={title} className="py-1.5 pr-2 wrap-anywhere">
                {field === 'imgUrl' && content.imgUrl ? (
                  <img
                    src={buildImageUrl(content.imgUrl, { preset: 'thumb' })}
                    alt={content.alt}
                    className="w-full rounded-small"
                  />
                ) : (
                  format.field(field, content)
                )}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
