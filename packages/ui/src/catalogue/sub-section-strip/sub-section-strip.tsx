import { type PictureData, ProductPicture } from '../../media/product-picture/product-picture.tsx'

export type SubSection = { href: string; name: string; picture?: PictureData }

type SubSectionStripProps = { label: string; sections: readonly SubSection[] }

/**
 * Sub-sections of a section: an 84 × 64 px picture beside the name; on the phone above it, in a row
 * that scrolls.
 */
export function SubSectionStrip({ label, sections }: SubSectionStripProps) {
  return (
    <nav aria-label={label}>
      <ul className="-mx-gutter flex gap-3 overflow-x-auto px-gutter [scrollbar-width:none] md:grid md:grid-cols-3 md:gap-x-grid md:gap-y-4 lg:grid-cols-6">
        {sections.map(({ href, name, picture }) => (
          <li key={href} className="shrink-0 max-md:w-24">
            <a
              href={href}
              className="flex flex-col gap-1.5 rounded-medium text-small font-medium underline-offset-4 hover:underline md:flex-row md:items-center md:gap-3"
            >
              {picture && (
                <span
                  data-theme="light"
                  className="h-18 w-24 shrink-0 overflow-hidden rounded-medium bg-sand md:h-16 md:w-21"
                >
                  <ProductPicture picture={picture} alt="" load="soon" />
                </span>
              )}
              {name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
