// A table: the signs of other sites, apart from the rest because only the foot of a page shows them.
import { decorative } from './icon/decorative.tsx';
import FacebookOutlined from '@ant-design/icons-svg/es/asn/FacebookOutlined';
import InstagramOutlined from '@ant-design/icons-svg/es/asn/InstagramOutlined';
import XOutlined from '@ant-design/icons-svg/es/asn/XOutlined';
import YoutubeOutlined from '@ant-design/icons-svg/es/asn/YoutubeOutlined';
import TikTokOutlined from '@ant-design/icons-svg/es/asn/TikTokOutlined';
import PinterestOutlined from '@ant-design/icons-svg/es/asn/PinterestOutlined';
import WhatsAppOutlined from '@ant-design/icons-svg/es/asn/WhatsAppOutlined';
import LinkedinOutlined from '@ant-design/icons-svg/es/asn/LinkedinOutlined';
import GlobalOutlined from '@ant-design/icons-svg/es/asn/GlobalOutlined';

/** Icon: Facebook. */
export const FacebookIcon = /* @__PURE__ */ decorative(FacebookOutlined);
/** Icon: Instagram. */
export const InstagramIcon = /* @__PURE__ */ decorative(InstagramOutlined);
/** Icon: X. */
export const XIcon = /* @__PURE__ */ decorative(XOutlined);
/** Icon: Youtube. */
export const YoutubeIcon = /* @__PURE__ */ decorative(YoutubeOutlined);
/** Icon: TikTok. */
export const TikTokIcon = /* @__PURE__ */ decorative(TikTokOutlined);
/** Icon: Pinterest. */
export const PinterestIcon = /* @__PURE__ */ decorative(PinterestOutlined);
/** Icon: Whatsapp. */
export const WhatsappIcon = /* @__PURE__ */ decorative(WhatsAppOutlined);
/** Icon: Linkedin. */
export const LinkedinIcon = /* @__PURE__ */ decorative(LinkedinOutlined);
/** Icon: Globe. */
export const GlobeIcon = /* @__PURE__ */ decorative(GlobalOutlined);
