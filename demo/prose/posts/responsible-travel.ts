import type { Post } from '../post.ts'

export const responsibleTravel: Post = {
  slug: 'travel-lightly',
  title: 'Travel lightly: reefs, reserves, turtles and rubbish',
  teaser: 'Small habits that keep the islands worth visiting, and the few rules that are not up for discussion.',
  published: { monthDay: '06-20', yearsEarlier: 0 },
  readMinutes: 4,
  sections: [
    {
      heading: 'Small places notice everything',
      paragraphs: [
        'Shaheed Dweep (Neil Island) has 13.7 square kilometres. A bottle that you leave there stays there, unless somebody carries it to a boat. A reef that a hundred people stand on in a season does not grow back in the next. None of this is a reason not to come. It is a reason to come a little differently.',
        'What follows is partly law and partly manners. We say which is which.',
      ],
    },
    {
      heading: 'Law: the reserves are not a sight',
      paragraphs: [
        'Several indigenous communities live on these islands, some of them apart from everyone else by their own choice. Their reserves are closed. The trunk road to the north runs through one for about 47 km, in a convoy, and on it nobody may stop, take photographs, hand out food or open a window.',
        'If a driver or a guide hints that you might "see someone", change the driver. And if you would like to understand who lives here, spend an hour in the Zonal Anthropological Museum in Sri Vijaya Puram (Port Blair), open since 1975, which explains six communities without disturbing one.',
      ],
    },
    {
      heading: 'Law: what stays on the beach',
      paragraphs: [
        'Coral, shells and sand may not be carried off, not even the broken piece, not even for a child. Bags are looked at on the way out. Souvenirs made of shell or pearl are sold legally in the bazaar; keep the receipt. Padauk wood from the emporium is a better thing to bring home, and it does not crawl.',
        'In the marine park at Wandoor plastic is not allowed at all. Bags and bottles are checked before the boat to Jolly Buoy, and a deposit for a bottle has been customary. The number of visitors a day is limited, and only one of the two islands, Jolly Buoy or Red Skin, is open at a time, so that the other can rest.',
      ],
    },
    {
      heading: 'Manners: over the reef',
      paragraphs: ['Coral suffers from feet, from sun cream and from sand that is kicked over it.'],
      list: [
        'Float, do not stand. If you have to stand, find sand.',
        'Wear a long-sleeved shirt. What you do not rub on your back does not end up on the coral. Where you need cream, take one that is made for reefs.',
        'Go at high tide. There is more water between you and everything that breaks.',
        'Take the guide with the float ring. People who can rest do not kick.',
        'Do not feed fish, and leave the starfish where it is while you take its picture.',
      ],
    },
    {
      heading: 'Manners: turtles and birds',
      paragraphs: [
        'Four species of turtle nest on the coast around Kalipur, and others at Karmatang, at the end of the Dhaninallah boardwalk and at Ross and Smith, between December and March. A torch or a flash can turn a female back into the sea. Keep lights off, stay well behind her and below the dry sand, and go with somebody from the forest department if you can.',
        'At Parrot Island you watch the parakeets from the boat, and quietly: they have come to sleep.',
      ],
    },
    {
      heading: 'Law and survival: crocodiles',
      paragraphs: [
        "Saltwater crocodiles live in creeks and on some coasts. Boards stand at Wandoor, Chidiya Tapu and Corbyn's Cove, and near creeks on other islands. Swim in the netted area where there is one. Do not swim at dusk, do not wade in mangroves, and do not throw food into the water to see what comes. An animal that learns to expect food from people is a danger to the next swimmer.",
      ],
    },
    {
      heading: 'Manners: water, power and rubbish',
      paragraphs: [
        'Fresh water and electricity are made with effort here. On the smaller islands part of the power comes from engines that burn what a ship has brought.',
      ],
      list: [
        'Bring a bottle that can be filled again. Ask your hotel for drinking water before you buy the third plastic one.',
        'Switch off the air conditioning when you leave. Or take a hut without it from December to March, and listen to the night instead.',
        'Carry your rubbish back to town, batteries and nappies above all.',
        'Drink in the restaurant. Alcohol is not allowed on beaches or boats.',
      ],
    },
    {
      heading: 'Manners: people',
      paragraphs: [
        'The islanders come from everywhere: you will hear Hindi, Bengali, Tamil, Telugu, Malayalam and English in one bus. Villages are home and not scenery. Ask before you photograph somebody, dress for a village when you are in one, and pay the price that is on the board.',
        'Use the names. Swaraj Dweep (Havelock), Shaheed Dweep and Netaji Subhas Chandra Bose Dweep (Ross Island) were named in 2018. The older names are still understood by everybody, and stand in brackets on our pages.',
        'At Cellular Jail speak softly. For many families it is a place of mourning.',
      ],
    },
    {
      heading: 'What we do, and what we do not sell',
      paragraphs: [
        'We do not take bookings for anything inside a reserve, for landings where landing is barred, or for trips that chase, ride or feed animals. Night-kayak guides hand out a repellent that spares the reef, and snorkelling guides ask for sun cream that does. On fishing trips billfish and trevally go back into the sea.',
        'We do not call ourselves green. You will fly here, and much of what you eat will have come by ship. If you want to do one useful thing, stay longer and change islands less: each boat you do not take is the largest saving on this list.',
      ],
    },
  ],
  relatedPlaces: ['anthropological-museum', 'jolly-buoy', 'kalipur-beach', 'parrot-island', 'karmatang-beach'],
  relatedPackages: ['long-island-quiet', 'slow-days-honeymoon', 'north-road-to-diglipur'],
}
