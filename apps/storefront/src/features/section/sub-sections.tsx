import { mediaPath, pictureWidth } from '@svetlitsa/shell/card/picture-data'
import { Picture } from '@svetlitsa/ui/primitives/picture'

type SubSection = { id: number; name: string; url: string; picture: string | null }

type SubSectionsProps = {
  label: string
  sections: readonly SubSection[]
}

/** The kinds inside a section, as small pictures with their names; on the phone a row to swipe. */
export function SubSections({ label, sections }: SubSectionsProps) {
  if (sections.length === 0) return null
  return (
    <nav aria-label={label} className="-mx-gutter mt-5 overflow-x-auto px-gutter pb-1 md:mt-6">
      <ul className="flex w-max gap-3 md:gap-6">
        {sections.map(({ id, name, url, picture }) => (
          <li key={id}>
            <a
              href={url}
              className="group flex w-24 flex-col gap-2 rounded-medium text-small md:w-auto md:min-w-40 md:flex-row md:items-center md:gap-3"
            >
              <span className="block h-19 w-24 shrink-0 overflow-hidden rounded-medium bg-sand md:h-16 md:w-21">
                {picture && (
                  <Picture
                    sources={{
                      webp: { single: mediaPath({ src: picture }, pictureWidth.thumb, 'webp') },
                      src: mediaPath({ src: picture }, pictureWidth.thumb, 'jpeg'),
                    }}
                    alt=""
                    width={200}
                    height={160}
                    loading="eager"
                    fallback="/images/dummy/no-image.webp"
                  />
                )}
              </span>
              <span className="underline-offset-4 group-hover:underline">{name}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
