import type { Language } from '@svetlitsa/domain/language/language'
import type { HideableLink } from '@svetlitsa/domain/region/region-flags'
import { link } from '@svetlitsa/domain/route/site-map'
import { shellTexts } from '@svetlitsa/i18n/shell/shell-texts'
import { getTranslator } from '@svetlitsa/i18n/translator/get-translator'
import { Logo } from '@svetlitsa/ui/brand/logo'
import { Header } from '@svetlitsa/ui/layout/header'
import type { HeaderLinkName } from '@svetlitsa/ui/layout/header/header-links'
import { HeaderLinks } from '@svetlitsa/ui/layout/header/header-links'
import { HeaderRow } from '@svetlitsa/ui/layout/header/header-row'
import { HeaderUtility } from '@svetlitsa/ui/layout/header/header-utility'
import { SectionNav } from '@svetlitsa/ui/navigation/section-nav'
import { SearchBox } from '../search/search-box.tsx'
import { CityLink } from './city-link.tsx'
import { HeaderActions } from './header-actions.tsx'
import { LazyCatalogueMenu } from './menu/lazy-catalogue-menu.tsx'
import { LazyPhoneMenu } from './menu/lazy-phone-menu.tsx'
import { PhoneLink } from './phone-link.tsx'

type ShopHeaderProps = {
  language: Language
  /** In the language of the page. */
  shopName: string
  sections: readonly { text: string; href: string }[]
  contact: { phone: string; phoneSanitized: string } | null
  /** Items that the region's menus are without: `hiddenLinks(region)`. */
  hiddenLinks: readonly HideableLink[]
}

/** The shop's header with its data: static markup with small client islands for personal data. */
export function ShopHeader(props: ShopHeaderProps) {
  const { language, shopName, sections, contact } = props
  const t = getTranslator(shellTexts, language)
  const texts = getHeaderTexts(language)
  const hiddenMenuLinks = props.hiddenLinks.filter((name) => name !== 'manufacturers')
  const menu = { label: t('header.catalogSections'), all: t('header.allOfSection') }
  return (
    <Header
      utility={
        <HeaderUtility
          city={<CityLink label={t('header.chooseCity')} />}
          links={
            <nav aria-label={t('header.links')}>
              <HeaderLinks labels={texts} without={hiddenMenuLinks} />
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
          label={t('header.sections')}
          sections={sections}
          offers={[
            { text: t('header.sale'), href: link.sale(), tone: 'sale' },
            { text: t('header.hits'), href: link.hits() },
          ]}
        />
      }
    >
      <HeaderRow
        logo={<Logo name={shopName} href={link.home()} label={t('toHome', { shopName })} />}
        city={<CityLink label={t('header.chooseCity')} align="end" />}
        menu={
          <>
            <LazyCatalogueMenu
              texts={{
                catalog: t('header.catalog'),
                sale: t('header.sale'),
                hits: t('header.hits'),
                ...menu,
              }}
            />
            <LazyPhoneMenu
              texts={{
                open: t('header.menu'),
                title: t('header.catalog'),
                close: t('header.close'),
                ...menu,
              }}
            >
              <HeaderLinks labels={texts} without={hiddenMenuLinks} variant="list" />
              <p className="py-3 text-body">
                <PhoneLink contact={contact} />
              </p>
            </LazyPhoneMenu>
          </>
        }
        search={
          <SearchBox
            texts={{
              label: t('header.search'),
              placeholder: t('header.searchHint'),
              clear: t('header.clearSearch'),
              byPhoto: t('header.searchByPhoto'),
            }}
          />
        }
        actions={<HeaderActions language={language} />}
      />
    </Header>
  )
}

/** Labels of the header's links (nav.header). */
function getHeaderTexts(language: Language): Record<HeaderLinkName, string> {
  const { header } = shellTexts[language]
  return {
    howToOrder: header.howToOrder,
    paymentAndDelivery: header.paymentAndDelivery,
    assembly: header.assembly,
    guaranty: header.guaranty,
    contacts: header.contacts,
    bonusProgram: header.bonusProgram,
    news: header.news,
  }
}
