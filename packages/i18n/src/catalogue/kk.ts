import type { TextShape } from '../translator/text-shape.ts'
import type { catalogue as source } from './ru.ts'

export const catalogue: TextShape<typeof source> = {
  index: {
    title: 'Жиһаз каталогы',
    description:
      '«{shopName}» дүкенінің барлық бөлімдері: дивандар, төсектер, шкафтар, үстелдер, жарық және тоқыма, жеткізумен және құрастырумен.',
    all: 'Бөлімнің барлық тауарлары',
  },
  count: '{count, plural, other {# тауар}}',
  found: '{count, plural, other {# тауар таптық}}',
  subSections: 'Түрлері',
  list: 'Тауарлар',
  filters: {
    title: 'Сүзгілер',
    from: 'мин',
    to: 'макс',
    more: 'Тағы {count}',
    show: '{count, plural, other {# тауарды көрсету}}',
    showPlain: 'Көрсету',
    none: 'Мұндай сүзгілерге ештеңе жоқ',
    reset: 'Тазалау',
    remove: 'Алып тастау: {value}',
    chosen: 'Таңдалған',
    promoted: 'Жиі сүзгілер',
    available: 'Қолда бар',
    availableIn: '{city}: бар',
    today: 'Бүгін бар',
    stores: 'Дүкендер',
    storesNone: 'Сіздің қалаңызда әзірге дүкен жоқ.',
    find: '{count} ішінен табу',
    range: '{from} – {to}',
    rangeFrom: '{from} бастап',
    rangeTo: '{to} дейін',
  },
  sort: 'Реті',
  shown: '{total} ішінен {shown} көрсетілді',
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
  showMore: 'Тағы {count} көрсету',
  loadingMore: 'Жүктеп жатырмыз',
  tags: 'Топтамалар',
  banners: 'Бөлім акциялары',
  sponsored: {
    title: 'Жарнама',
    by: 'Жарнама. {advertiser}',
    byWithToken: 'Жарнама. {advertiser}. erid: {token}',
  },
  descriptions: {
    sale: 'Жеңілдікпен жиһаз бен үй заттары: жаңа және бұрынғы баға, өлшемдері, қолда бары мен жеткізу күні.',
    hits: '«{shopName}» дүкенінде ең жиі сатып алынатын заттар: бағасы, өлшемдері, пікірлері мен жеткізу күні.',
    vendor: '{name}: {count}, бағалары, өлшемдері және жеткізу күнімен.',
  },
  promotions: {
    title: 'Акциялар',
    all: 'Барлық акция',
    description: '«{shopName}» жеңілдіктері мен ұсыныстары: қазір не арзан және қай күнге дейін.',
    until: '{day} дейін',
    goods: 'Тауарларды қарау',
    empty: {
      title: 'Қазір акция жоқ',
      text: 'Жеңілдіктер әрқашан бар: бағасы түскен заттарды қараңыз.',
      action: 'Жеңілдікпен тауарлар',
    },
  },
  styles: {
    title: 'Интерьер стильдері',
    description:
      'Жиһазды бөлменің стиліне қарай таңдаңыз: скандинавиялық, заманауи, лофт, классика, минимализм.',
  },
  aboutSection: 'Қалай таңдау керек',
}
