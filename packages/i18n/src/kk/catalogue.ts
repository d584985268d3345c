import type { catalogue as source } from '../ru/catalogue.ts'
import type { TextsOf } from '../texts-of.ts'

export const catalogue: TextsOf<typeof source> = {
  index: {
    title: 'Жиһаз каталогы',
    description:
      '«Светлицаның» барлық бөлімдері: дивандар, төсектер, шкафтар, үстелдер, жарық және тоқыма, жеткізумен және құрастырумен.',
    all: 'Бөлімнің барлық тауарлары',
  },
  count: '{count, plural, other {# тауар}}',
  found: '{count, plural, other {# тауар таптық}}',
  subSections: 'Түрлері',
  list: 'Тауарлар',
  filters: {
    title: 'Сүзгілер',
    from: 'бастап',
    to: 'дейін',
    more: 'Тағы {count}',
    show: '{count, plural, other {# тауарды көрсету}}',
    showPlain: 'Көрсету',
    none: 'Мұндай сүзгілерге ештеңе жоқ',
    reset: 'Тазалау',
    remove: 'Алып тастау: {value}',
    chosen: 'Таңдалған',
    promoted: 'Жиі сүзгілер',
    available: 'Дүкендерде бар',
    availableHint: 'Бүгін алып кету',
    range: '{from} – {to}',
    rangeFrom: '{from} бастап',
    rangeTo: '{to} дейін',
  },
  sort: 'Реті',
  shown: '{total} тауардың {shown} көрсетілді',
  pages: { label: 'Беттер', previous: 'Алдыңғы бет', next: 'Келесі бет' },
  page: '{page}-бет',
  empty: {
    title: 'Мұндай сүзгілерге ештеңе сәйкес келмеді',
    text: 'Сүзгілердің бір бөлігін алып тастаңыз немесе бүкіл бөлімді қараңыз.',
    reset: 'Сүзгілерді тазалау',
  },
  emptySection: {
    title: 'Бұл бөлімде әзірге ештеңе жоқ',
    text: 'Жаңа заттар жақында пайда болады. Көрші бөлімдерге көз салыңыз.',
    catalog: 'Каталогты ашу',
  },
  tile: {
    title: 'Таңдауға көмектесеміз',
    text: 'Қоңырау шалыңыз: бөлмеңізге қарай өлшемін, матасын және мерзімін таңдаймыз.',
    action: 'Дүкендер мен байланыс',
  },
  aboutSection: 'Қалай таңдау керек',
}
