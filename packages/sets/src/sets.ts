import autumnPark from '../autumn-park/about.json' with { type: 'json' };
import bambooMist from '../bamboo-mist/about.json' with { type: 'json' };
import bookshop from '../bookshop/about.json' with { type: 'json' };
import campusHall from '../campus-hall/about.json' with { type: 'json' };
import canalLanterns from '../canal-lanterns/about.json' with { type: 'json' };
import cherryLane from '../cherry-lane/about.json' with { type: 'json' };
import christmasRoom from '../christmas-room/about.json' with { type: 'json' };
import cityDusk from '../city-dusk/about.json' with { type: 'json' };
import colourStudio from '../colour-studio/about.json' with { type: 'json' };
import cornerCafe from '../corner-cafe/about.json' with { type: 'json' };
import courtyardEvening from '../courtyard-evening/about.json' with { type: 'json' };
import curtainRoom from '../curtain-room/about.json' with { type: 'json' };
import duneEvening from '../dune-evening/about.json' with { type: 'json' };
import ginkgoAvenue from '../ginkgo-avenue/about.json' with { type: 'json' };
import goldSea from '../gold-sea/about.json' with { type: 'json' };
import grassSun from '../grass-sun/about.json' with { type: 'json' };
import greenhouse from '../greenhouse/about.json' with { type: 'json' };
import harbourNight from '../harbour-night/about.json' with { type: 'json' };
import hotelEvening from '../hotel-evening/about.json' with { type: 'json' };
import islandTerrace from '../island-terrace/about.json' with { type: 'json' };
import jazzBar from '../jazz-bar/about.json' with { type: 'json' };
import lampLibrary from '../lamp-library/about.json' with { type: 'json' };
import lavenderField from '../lavender-field/about.json' with { type: 'json' };
import moonGarden from '../moon-garden/about.json' with { type: 'json' };
import neonAlley from '../neon-alley/about.json' with { type: 'json' };
import neonRain from '../neon-rain/about.json' with { type: 'json' };
import nightStudio from '../night-studio/about.json' with { type: 'json' };
import paperLand from '../paper-land/about.json' with { type: 'json' };
import paperStudio from '../paper-studio/about.json' with { type: 'json' };
import parisStreet from '../paris-street/about.json' with { type: 'json' };
import partyGarden from '../party-garden/about.json' with { type: 'json' };
import rainyWindowRoom from '../rainy-window-room/about.json' with { type: 'json' };
import redCourtyard from '../red-courtyard/about.json' with { type: 'json' };
import riverFireworks from '../river-fireworks/about.json' with { type: 'json' };
import snowPeaks from '../snow-peaks/about.json' with { type: 'json' };
import snowStreet from '../snow-street/about.json' with { type: 'json' };
import starLake from '../star-lake/about.json' with { type: 'json' };
import summerField from '../summer-field/about.json' with { type: 'json' };
import summerTrain from '../summer-train/about.json' with { type: 'json' };
import summerWater from '../summer-water/about.json' with { type: 'json' };
import teaRestaurant from '../tea-restaurant/about.json' with { type: 'json' };
import templeFair from '../temple-fair/about.json' with { type: 'json' };
import theatreStage from '../theatre-stage/about.json' with { type: 'json' };
import weddingHall from '../wedding-hall/about.json' with { type: 'json' };
import whiteStudioWindow from '../white-studio-window/about.json' with { type: 'json' };

/** Every set. A new one is a folder with its script and, once rendered, its line here. */
export const SETS = {
  'autumn-park': autumnPark,
  'bamboo-mist': bambooMist,
  bookshop,
  'campus-hall': campusHall,
  'canal-lanterns': canalLanterns,
  'cherry-lane': cherryLane,
  'christmas-room': christmasRoom,
  'city-dusk': cityDusk,
  'colour-studio': colourStudio,
  'corner-cafe': cornerCafe,
  'courtyard-evening': courtyardEvening,
  'curtain-room': curtainRoom,
  'dune-evening': duneEvening,
  'ginkgo-avenue': ginkgoAvenue,
  'gold-sea': goldSea,
  'grass-sun': grassSun,
  greenhouse,
  'hotel-evening': hotelEvening,
  'island-terrace': islandTerrace,
  'jazz-bar': jazzBar,
  'harbour-night': harbourNight,
  'lamp-library': lampLibrary,
  'lavender-field': lavenderField,
  'moon-garden': moonGarden,
  'neon-alley': neonAlley,
  'neon-rain': neonRain,
  'night-studio': nightStudio,
  'paper-land': paperLand,
  'paper-studio': paperStudio,
  'paris-street': parisStreet,
  'party-garden': partyGarden,
  'rainy-window-room': rainyWindowRoom,
  'red-courtyard': redCourtyard,
  'river-fireworks': riverFireworks,
  'snow-peaks': snowPeaks,
  'snow-street': snowStreet,
  'star-lake': starLake,
  'summer-field': summerField,
  'summer-train': summerTrain,
  'summer-water': summerWater,
  'tea-restaurant': teaRestaurant,
  'temple-fair': templeFair,
  'theatre-stage': theatreStage,
  'wedding-hall': weddingHall,
  'white-studio-window': whiteStudioWindow,
} as const;

export type SetId = keyof typeof SETS;
/** The cameras of a set. */
export type CameraOf<Id extends SetId> = Id extends SetId ? keyof (typeof SETS)[Id]['cameras'] & string : never;
