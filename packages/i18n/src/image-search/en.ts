export const imageSearch = {
  title: 'Search by photo',
  lead: 'Photograph a thing or upload a picture, and we find what looks like it.',
  drop: 'Drop a picture here, paste it or choose a file',
  dropNow: 'Let go: we take the picture',
  choose: 'Choose a file',
  camera: 'Take a photo',
  limits:
    'JPEG, PNG, WebP or AVIF up to 25 MB. The photo is not kept, only its traits and only for a day.',
  crop: 'Frame the thing you look for',
  cropHint:
    'Pull the corners of the frame. With the keyboard: arrows move it, Shift with arrows resizes it.',
  frame: 'Frame round the thing',
  find: 'Find similar',
  finding: 'Searching',
  another: 'Another photo',
  whole: 'Whole picture',
  results: 'Similar goods',
  asked: 'Your photo',
  notPicture: 'This is not a picture. JPEG, PNG, WebP and AVIF will do.',
  tooLarge: 'The file is larger than 25 MB. Choose a smaller picture.',
  failed: 'The photo could not be sent. Check the connection and try again.',
  expired: 'These results are no longer kept',
  expiredHint: 'We remember the traits of a photo for one day. Upload it again.',
  nothing: 'Nothing similar was found',
  nothingHint:
    'Take the thing closer, in daylight and on an even ground, or frame it more exactly.',
  noScripts: 'To search by photo, turn JavaScript on in your browser.',
} as const
