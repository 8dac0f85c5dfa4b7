/** The words of the hotels' front page. */
export const HOME_TEXTS = {
  homeTitle: 'Hotels in the Andamans',
  homeIntro: 'Rooms on eight islands, from a bed in a hostel to a villa with its own pool. Taxes are in every price.',
  deals: 'Top Deals on Hotels',
  allDeals: 'All hotel deals',
  dealsEmpty: 'No deal is running today. Every room is at its regular price.',
  top: 'Discover the Top Hotel',
  topLead: 'Best rated by their guests.',
  destinations: 'Hotels in Top Destinations',
} as const
