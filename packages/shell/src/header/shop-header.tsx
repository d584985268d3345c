import type { Language } from '@svetlitsa/domain/language/read-language'
import type { HideableLink } from '@svetlitsa/domain/region/hidden-links'
import { link } from '@svetlitsa/domain/route/site-map'
import { shellTexts } from '@svetlitsa/i18n/shell-texts'
import { translator } from '@svetlitsa/i18n/translator'
import { Header } from '@svetlitsa/ui/chrome/header'
import { HeaderLinks } from '@svetlitsa/ui/chrome/header-links'
import { HeaderRow } from '@svetlitsa/ui/chrome/header-row'
import { HeaderUtility } from '@svetlitsa/ui/chrome/header-utility'
import { SectionNav } from '@svetlitsa/ui/chrome/section-nav'
import { Logo } from '@svetlitsa/ui/mark/logo'
import { SearchBox } from '../search/search-box.tsx'
import { CityLink } from './city-link.tsx'
import { HeaderActions } from './header-actions.tsx'
import { headerWords } from './header-words.ts'
import { LazyCatalogueMenu } from './lazy-catalogue-menu.tsx'
import { LazyPhoneMenu } from './lazy-phone-menu.tsx'
import { PhoneLink } from './phone-link.tsx'

type ShopHeaderProps = {
  language: Language
  sections: readonly { text: string; href: string }[]
  contact: { phone: string; phoneSanitized: string } | null
  /** Items that the region's menus are without: `hiddenLinks(region)`. */
  without: readonly HideableLink[]
}

/** The header of the shop, wired: static markup with small islands for what is the person's own. */
export function ShopHeader(props: ShopHeaderProps) {
  const { language, sections, contact } = props
  const say = translator(shellTexts, language)
  const words = headerWords(language)
  const without = props.without.filter((name) => name !== 'manufacturers')
  const menu = { label: say('header.catalogSections'), all: say('header.allOfSection') }
  return (
    <Header
      utility={
        <HeaderUtility
          city={<CityLink label={say('header.chooseCity')} />}
          links={
            <nav aria-label={say('header.links')}>
              <HeaderLinks words={words} without={without} />
            </nav>
          }
          phone={
            <span className="text-small">
              <PhoneLink contact={contact} opensWindow />
            </span>
          }
        />
      }
      sections={
        <SectionNav
          label={say('header.sections')}
          sections={sections}
          offers={[
            { text: say('header.sale'), href: link.sale(), tone: 'sale' },
            { text: say('header.hits'), href: link.hits() },
          ]}
        />
      }
    >
      <HeaderRow
        logo={<Logo name={say('brand')} href={link.home()} label={say('toHome')} />}
        city={<CityLink label={say('header.chooseCity')} align="end" />}
        menu={
          <>
            <LazyCatalogueMenu
              words={{
                catalog: say('header.catalog'),
                sale: say('header.sale'),
                hits: say('header.hits'),
                ...menu,
              }}
            />
            <LazyPhoneMenu
              words={{
                open: say('header.menu'),
                title: say('header.catalog'),
                close: say('header.close'),
                ...menu,
              }}
            >
              <HeaderLinks words={words} without={without} look="list" />
              <p className="py-3 text-body">
                <PhoneLink contact={contact} />
              </p>
            </LazyPhoneMenu>
          </>
        }
        search={
          <SearchBox
            words={{
              label: say('header.search'),
              placeholder: say('header.searchHint'),
              clear: say('header.clearSearch'),
              byPhoto: say('header.searchByPhoto'),
            }}
          />
        }
        actions={<HeaderActions language={language} />}
      />
    </Header>
  )
}
