// A table: every icon of the portal, hidden from screen readers. Whoever shows one bundles that one.
import { decorative } from './icon/decorative.tsx';
import PlusOutlined from '@ant-design/icons-svg/es/asn/PlusOutlined';
import ArrowDownOutlined from '@ant-design/icons-svg/es/asn/ArrowDownOutlined';
import ArrowLeftOutlined from '@ant-design/icons-svg/es/asn/ArrowLeftOutlined';
import ArrowRightOutlined from '@ant-design/icons-svg/es/asn/ArrowRightOutlined';
import ArrowUpOutlined from '@ant-design/icons-svg/es/asn/ArrowUpOutlined';
import PaperClipOutlined from '@ant-design/icons-svg/es/asn/PaperClipOutlined';
import BellOutlined from '@ant-design/icons-svg/es/asn/BellOutlined';
import ProjectOutlined from '@ant-design/icons-svg/es/asn/ProjectOutlined';
import BookOutlined from '@ant-design/icons-svg/es/asn/BookOutlined';
import BulbOutlined from '@ant-design/icons-svg/es/asn/BulbOutlined';
import BankOutlined from '@ant-design/icons-svg/es/asn/BankOutlined';
import CalendarOutlined from '@ant-design/icons-svg/es/asn/CalendarOutlined';
import CameraOutlined from '@ant-design/icons-svg/es/asn/CameraOutlined';
import CreditCardOutlined from '@ant-design/icons-svg/es/asn/CreditCardOutlined';
import ShoppingCartOutlined from '@ant-design/icons-svg/es/asn/ShoppingCartOutlined';
import MessageOutlined from '@ant-design/icons-svg/es/asn/MessageOutlined';
import CheckOutlined from '@ant-design/icons-svg/es/asn/CheckOutlined';
import CheckCircleOutlined from '@ant-design/icons-svg/es/asn/CheckCircleOutlined';
import ClockCircleOutlined from '@ant-design/icons-svg/es/asn/ClockCircleOutlined';
import CloseOutlined from '@ant-design/icons-svg/es/asn/CloseOutlined';
import CloseCircleOutlined from '@ant-design/icons-svg/es/asn/CloseCircleOutlined';
import CommentOutlined from '@ant-design/icons-svg/es/asn/CommentOutlined';
import CopyOutlined from '@ant-design/icons-svg/es/asn/CopyOutlined';
import DashboardOutlined from '@ant-design/icons-svg/es/asn/DashboardOutlined';
import DeleteOutlined from '@ant-design/icons-svg/es/asn/DeleteOutlined';
import DiffOutlined from '@ant-design/icons-svg/es/asn/DiffOutlined';
import DisconnectOutlined from '@ant-design/icons-svg/es/asn/DisconnectOutlined';
import DislikeOutlined from '@ant-design/icons-svg/es/asn/DislikeOutlined';
import DollarOutlined from '@ant-design/icons-svg/es/asn/DollarOutlined';
import DownOutlined from '@ant-design/icons-svg/es/asn/DownOutlined';
import DownloadOutlined from '@ant-design/icons-svg/es/asn/DownloadOutlined';
import HolderOutlined from '@ant-design/icons-svg/es/asn/HolderOutlined';
import EditOutlined from '@ant-design/icons-svg/es/asn/EditOutlined';
import EllipsisOutlined from '@ant-design/icons-svg/es/asn/EllipsisOutlined';
import EnvironmentOutlined from '@ant-design/icons-svg/es/asn/EnvironmentOutlined';
import ExclamationCircleOutlined from '@ant-design/icons-svg/es/asn/ExclamationCircleOutlined';
import ExportOutlined from '@ant-design/icons-svg/es/asn/ExportOutlined';
import EyeOutlined from '@ant-design/icons-svg/es/asn/EyeOutlined';
import EyeInvisibleOutlined from '@ant-design/icons-svg/es/asn/EyeInvisibleOutlined';
import FileOutlined from '@ant-design/icons-svg/es/asn/FileOutlined';
import FileDoneOutlined from '@ant-design/icons-svg/es/asn/FileDoneOutlined';
import FilePdfOutlined from '@ant-design/icons-svg/es/asn/FilePdfOutlined';
import FileTextOutlined from '@ant-design/icons-svg/es/asn/FileTextOutlined';
import FileWordOutlined from '@ant-design/icons-svg/es/asn/FileWordOutlined';
import FilterOutlined from '@ant-design/icons-svg/es/asn/FilterOutlined';
import FlagOutlined from '@ant-design/icons-svg/es/asn/FlagOutlined';
import FormOutlined from '@ant-design/icons-svg/es/asn/FormOutlined';
import GiftOutlined from '@ant-design/icons-svg/es/asn/GiftOutlined';
import HeartOutlined from '@ant-design/icons-svg/es/asn/HeartOutlined';
import QuestionCircleOutlined from '@ant-design/icons-svg/es/asn/QuestionCircleOutlined';
import HistoryOutlined from '@ant-design/icons-svg/es/asn/HistoryOutlined';
import HomeOutlined from '@ant-design/icons-svg/es/asn/HomeOutlined';
import HourglassOutlined from '@ant-design/icons-svg/es/asn/HourglassOutlined';
import IdcardOutlined from '@ant-design/icons-svg/es/asn/IdcardOutlined';
import InboxOutlined from '@ant-design/icons-svg/es/asn/InboxOutlined';
import InfoCircleOutlined from '@ant-design/icons-svg/es/asn/InfoCircleOutlined';
import FileProtectOutlined from '@ant-design/icons-svg/es/asn/FileProtectOutlined';
import SolutionOutlined from '@ant-design/icons-svg/es/asn/SolutionOutlined';
import LeftOutlined from '@ant-design/icons-svg/es/asn/LeftOutlined';
import LikeOutlined from '@ant-design/icons-svg/es/asn/LikeOutlined';
import LinkOutlined from '@ant-design/icons-svg/es/asn/LinkOutlined';
import UnorderedListOutlined from '@ant-design/icons-svg/es/asn/UnorderedListOutlined';
import LockOutlined from '@ant-design/icons-svg/es/asn/LockOutlined';
import LogoutOutlined from '@ant-design/icons-svg/es/asn/LogoutOutlined';
import MailOutlined from '@ant-design/icons-svg/es/asn/MailOutlined';
import MenuOutlined from '@ant-design/icons-svg/es/asn/MenuOutlined';
import MenuFoldOutlined from '@ant-design/icons-svg/es/asn/MenuFoldOutlined';
import MenuUnfoldOutlined from '@ant-design/icons-svg/es/asn/MenuUnfoldOutlined';
import MinusOutlined from '@ant-design/icons-svg/es/asn/MinusOutlined';
import MobileOutlined from '@ant-design/icons-svg/es/asn/MobileOutlined';
import MoreOutlined from '@ant-design/icons-svg/es/asn/MoreOutlined';
import MoonOutlined from '@ant-design/icons-svg/es/asn/MoonOutlined';
import RightCircleOutlined from '@ant-design/icons-svg/es/asn/RightCircleOutlined';
import NotificationOutlined from '@ant-design/icons-svg/es/asn/NotificationOutlined';
import ContainerOutlined from '@ant-design/icons-svg/es/asn/ContainerOutlined';
import PauseCircleOutlined from '@ant-design/icons-svg/es/asn/PauseCircleOutlined';
import PhoneOutlined from '@ant-design/icons-svg/es/asn/PhoneOutlined';
import PictureOutlined from '@ant-design/icons-svg/es/asn/PictureOutlined';
import PlayCircleOutlined from '@ant-design/icons-svg/es/asn/PlayCircleOutlined';
import PrinterOutlined from '@ant-design/icons-svg/es/asn/PrinterOutlined';
import ProfileOutlined from '@ant-design/icons-svg/es/asn/ProfileOutlined';
import AuditOutlined from '@ant-design/icons-svg/es/asn/AuditOutlined';
import ReadOutlined from '@ant-design/icons-svg/es/asn/ReadOutlined';
import RedoOutlined from '@ant-design/icons-svg/es/asn/RedoOutlined';
import ReloadOutlined from '@ant-design/icons-svg/es/asn/ReloadOutlined';
import RightOutlined from '@ant-design/icons-svg/es/asn/RightOutlined';
import RobotOutlined from '@ant-design/icons-svg/es/asn/RobotOutlined';
import RocketOutlined from '@ant-design/icons-svg/es/asn/RocketOutlined';
import SafetyCertificateOutlined from '@ant-design/icons-svg/es/asn/SafetyCertificateOutlined';
import SaveOutlined from '@ant-design/icons-svg/es/asn/SaveOutlined';
import SearchOutlined from '@ant-design/icons-svg/es/asn/SearchOutlined';
import SendOutlined from '@ant-design/icons-svg/es/asn/SendOutlined';
import SettingOutlined from '@ant-design/icons-svg/es/asn/SettingOutlined';
import ShareAltOutlined from '@ant-design/icons-svg/es/asn/ShareAltOutlined';
import SafetyOutlined from '@ant-design/icons-svg/es/asn/SafetyOutlined';
import SignatureOutlined from '@ant-design/icons-svg/es/asn/SignatureOutlined';
import SwapOutlined from '@ant-design/icons-svg/es/asn/SwapOutlined';
import StarOutlined from '@ant-design/icons-svg/es/asn/StarOutlined';
import StopOutlined from '@ant-design/icons-svg/es/asn/StopOutlined';
import SunOutlined from '@ant-design/icons-svg/es/asn/SunOutlined';
import SyncOutlined from '@ant-design/icons-svg/es/asn/SyncOutlined';
import TableOutlined from '@ant-design/icons-svg/es/asn/TableOutlined';
import TagOutlined from '@ant-design/icons-svg/es/asn/TagOutlined';
import TeamOutlined from '@ant-design/icons-svg/es/asn/TeamOutlined';
import SnippetsOutlined from '@ant-design/icons-svg/es/asn/SnippetsOutlined';
import ThunderboltOutlined from '@ant-design/icons-svg/es/asn/ThunderboltOutlined';
import ToolOutlined from '@ant-design/icons-svg/es/asn/ToolOutlined';
import TranslationOutlined from '@ant-design/icons-svg/es/asn/TranslationOutlined';
import TrophyOutlined from '@ant-design/icons-svg/es/asn/TrophyOutlined';
import UndoOutlined from '@ant-design/icons-svg/es/asn/UndoOutlined';
import UpOutlined from '@ant-design/icons-svg/es/asn/UpOutlined';
import CloudUploadOutlined from '@ant-design/icons-svg/es/asn/CloudUploadOutlined';
import UserOutlined from '@ant-design/icons-svg/es/asn/UserOutlined';
import WalletOutlined from '@ant-design/icons-svg/es/asn/WalletOutlined';
import WarningOutlined from '@ant-design/icons-svg/es/asn/WarningOutlined';
import WifiOutlined from '@ant-design/icons-svg/es/asn/WifiOutlined';
import StarFilled from '@ant-design/icons-svg/es/asn/StarFilled';

// The only file that imports @ant-design/icons: one path per icon, so that nothing else is bundled.
/** Icon: Add. */
export const AddIcon = /* @__PURE__ */ decorative(PlusOutlined);
/** Icon: ArrowDown. */
export const ArrowDownIcon = /* @__PURE__ */ decorative(ArrowDownOutlined);
/** Icon: ArrowLeft. */
export const ArrowLeftIcon = /* @__PURE__ */ decorative(ArrowLeftOutlined);
/** Icon: ArrowRight. */
export const ArrowRightIcon = /* @__PURE__ */ decorative(ArrowRightOutlined);
/** Icon: ArrowUp. */
export const ArrowUpIcon = /* @__PURE__ */ decorative(ArrowUpOutlined);
/** Icon: Attach. */
export const AttachIcon = /* @__PURE__ */ decorative(PaperClipOutlined);
/** Icon: Bell. */
export const BellIcon = /* @__PURE__ */ decorative(BellOutlined);
/** Icon: Board. */
export const BoardIcon = /* @__PURE__ */ decorative(ProjectOutlined);
/** Icon: Book. */
export const BookIcon = /* @__PURE__ */ decorative(BookOutlined);
/** Icon: Bulb. */
export const BulbIcon = /* @__PURE__ */ decorative(BulbOutlined);
/** Icon: Building. */
export const BuildingIcon = /* @__PURE__ */ decorative(BankOutlined);
/** Icon: Calendar. */
export const CalendarIcon = /* @__PURE__ */ decorative(CalendarOutlined);
/** Icon: Camera. */
export const CameraIcon = /* @__PURE__ */ decorative(CameraOutlined);
/** Icon: Card. */
export const CardIcon = /* @__PURE__ */ decorative(CreditCardOutlined);
/** Icon: Cart. */
export const CartIcon = /* @__PURE__ */ decorative(ShoppingCartOutlined);
/** Icon: Chat. */
export const ChatIcon = /* @__PURE__ */ decorative(MessageOutlined);
/** Icon: Check. */
export const CheckIcon = /* @__PURE__ */ decorative(CheckOutlined);
/** Icon: CheckCircle. */
export const CheckCircleIcon = /* @__PURE__ */ decorative(CheckCircleOutlined);
/** Icon: Clock. */
export const ClockIcon = /* @__PURE__ */ decorative(ClockCircleOutlined);
/** Icon: Close. */
export const CloseIcon = /* @__PURE__ */ decorative(CloseOutlined);
/** Icon: CloseCircle. */
export const CloseCircleIcon = /* @__PURE__ */ decorative(CloseCircleOutlined);
/** Icon: Comment. */
export const CommentIcon = /* @__PURE__ */ decorative(CommentOutlined);
/** Icon: Copy. */
export const CopyIcon = /* @__PURE__ */ decorative(CopyOutlined);
/** Icon: Dashboard. */
export const DashboardIcon = /* @__PURE__ */ decorative(DashboardOutlined);
/** Icon: Delete. */
export const DeleteIcon = /* @__PURE__ */ decorative(DeleteOutlined);
/** Icon: Diff. */
export const DiffIcon = /* @__PURE__ */ decorative(DiffOutlined);
/** Icon: Disconnect. */
export const DisconnectIcon = /* @__PURE__ */ decorative(DisconnectOutlined);
/** Icon: Dislike. */
export const DislikeIcon = /* @__PURE__ */ decorative(DislikeOutlined);
/** Icon: Dollar. */
export const DollarIcon = /* @__PURE__ */ decorative(DollarOutlined);
/** Icon: Down. */
export const DownIcon = /* @__PURE__ */ decorative(DownOutlined);
/** Icon: Download. */
export const DownloadIcon = /* @__PURE__ */ decorative(DownloadOutlined);
/** Icon: Drag. */
export const DragIcon = /* @__PURE__ */ decorative(HolderOutlined);
/** Icon: Edit. */
export const EditIcon = /* @__PURE__ */ decorative(EditOutlined);
/** Icon: Ellipsis. */
export const EllipsisIcon = /* @__PURE__ */ decorative(EllipsisOutlined);
/** Icon: Environment. */
export const EnvironmentIcon = /* @__PURE__ */ decorative(EnvironmentOutlined);
/** Icon: ExclamationCircle. */
export const ExclamationCircleIcon = /* @__PURE__ */ decorative(ExclamationCircleOutlined);
/** Icon: External. */
export const ExternalIcon = /* @__PURE__ */ decorative(ExportOutlined);
/** Icon: Eye. */
export const EyeIcon = /* @__PURE__ */ decorative(EyeOutlined);
/** Icon: EyeInvisible. */
export const EyeInvisibleIcon = /* @__PURE__ */ decorative(EyeInvisibleOutlined);
/** Icon: File. */
export const FileIcon = /* @__PURE__ */ decorative(FileOutlined);
/** Icon: FileDone. */
export const FileDoneIcon = /* @__PURE__ */ decorative(FileDoneOutlined);
/** Icon: FilePdf. */
export const FilePdfIcon = /* @__PURE__ */ decorative(FilePdfOutlined);
/** Icon: FileText. */
export const FileTextIcon = /* @__PURE__ */ decorative(FileTextOutlined);
/** Icon: FileWord. */
export const FileWordIcon = /* @__PURE__ */ decorative(FileWordOutlined);
/** Icon: Filter. */
export const FilterIcon = /* @__PURE__ */ decorative(FilterOutlined);
/** Icon: Flag. */
export const FlagIcon = /* @__PURE__ */ decorative(FlagOutlined);
/** Icon: Form. */
export const FormIcon = /* @__PURE__ */ decorative(FormOutlined);
/** Icon: Gift. */
export const GiftIcon = /* @__PURE__ */ decorative(GiftOutlined);
/** Icon: Heart. */
export const HeartIcon = /* @__PURE__ */ decorative(HeartOutlined);
/** Icon: Help. */
export const HelpIcon = /* @__PURE__ */ decorative(QuestionCircleOutlined);
/** Icon: History. */
export const HistoryIcon = /* @__PURE__ */ decorative(HistoryOutlined);
/** Icon: Home. */
export const HomeIcon = /* @__PURE__ */ decorative(HomeOutlined);
/** Icon: Hourglass. */
export const HourglassIcon = /* @__PURE__ */ decorative(HourglassOutlined);
/** Icon: Idcard. */
export const IdcardIcon = /* @__PURE__ */ decorative(IdcardOutlined);
/** Icon: Inbox. */
export const InboxIcon = /* @__PURE__ */ decorative(InboxOutlined);
/** Icon: Info. */
export const InfoIcon = /* @__PURE__ */ decorative(InfoCircleOutlined);
/** Icon: Invoice. */
export const InvoiceIcon = /* @__PURE__ */ decorative(FileProtectOutlined);
/** Icon: Jobs. */
export const JobsIcon = /* @__PURE__ */ decorative(SolutionOutlined);
/** Icon: Left. */
export const LeftIcon = /* @__PURE__ */ decorative(LeftOutlined);
/** Icon: Like. */
export const LikeIcon = /* @__PURE__ */ decorative(LikeOutlined);
/** Icon: Link. */
export const LinkIcon = /* @__PURE__ */ decorative(LinkOutlined);
/** Icon: List. */
export const ListIcon = /* @__PURE__ */ decorative(UnorderedListOutlined);
/** Icon: Lock. */
export const LockIcon = /* @__PURE__ */ decorative(LockOutlined);
/** Icon: Logout. */
export const LogoutIcon = /* @__PURE__ */ decorative(LogoutOutlined);
/** Icon: Mail. */
export const MailIcon = /* @__PURE__ */ decorative(MailOutlined);
/** Icon: Menu. */
export const MenuIcon = /* @__PURE__ */ decorative(MenuOutlined);
/** Icon: MenuFold. */
export const MenuFoldIcon = /* @__PURE__ */ decorative(MenuFoldOutlined);
/** Icon: MenuUnfold. */
export const MenuUnfoldIcon = /* @__PURE__ */ decorative(MenuUnfoldOutlined);
/** Icon: Minus. */
export const MinusIcon = /* @__PURE__ */ decorative(MinusOutlined);
/** Icon: Mobile. */
export const MobileIcon = /* @__PURE__ */ decorative(MobileOutlined);
/** Icon: More. */
export const MoreIcon = /* @__PURE__ */ decorative(MoreOutlined);
/** Icon: Moon. */
export const MoonIcon = /* @__PURE__ */ decorative(MoonOutlined);
/** Icon: Next. */
export const NextIcon = /* @__PURE__ */ decorative(RightCircleOutlined);
/** Icon: Notification. */
export const NotificationIcon = /* @__PURE__ */ decorative(NotificationOutlined);
/** Icon: Orders. */
export const OrdersIcon = /* @__PURE__ */ decorative(ContainerOutlined);
/** Icon: Pause. */
export const PauseIcon = /* @__PURE__ */ decorative(PauseCircleOutlined);
/** Icon: Phone. */
export const PhoneIcon = /* @__PURE__ */ decorative(PhoneOutlined);
/** Icon: Picture. */
export const PictureIcon = /* @__PURE__ */ decorative(PictureOutlined);
/** Icon: Play. */
export const PlayIcon = /* @__PURE__ */ decorative(PlayCircleOutlined);
/** Icon: Print. */
export const PrintIcon = /* @__PURE__ */ decorative(PrinterOutlined);
/** Icon: Profile. */
export const ProfileIcon = /* @__PURE__ */ decorative(ProfileOutlined);
/** Icon: Questionnaire. */
export const QuestionnaireIcon = /* @__PURE__ */ decorative(AuditOutlined);
/** Icon: Read. */
export const ReadIcon = /* @__PURE__ */ decorative(ReadOutlined);
/** Icon: Redo. */
export const RedoIcon = /* @__PURE__ */ decorative(RedoOutlined);
/** Icon: Reload. */
export const ReloadIcon = /* @__PURE__ */ decorative(ReloadOutlined);
/** Icon: Right. */
export const RightIcon = /* @__PURE__ */ decorative(RightOutlined);
/** Icon: Robot. */
export const RobotIcon = /* @__PURE__ */ decorative(RobotOutlined);
/** Icon: Rocket. */
export const RocketIcon = /* @__PURE__ */ decorative(RocketOutlined);
/** Icon: Safety. */
export const SafetyIcon = /* @__PURE__ */ decorative(SafetyCertificateOutlined);
/** Icon: Save. */
export const SaveIcon = /* @__PURE__ */ decorative(SaveOutlined);
/** Icon: Search. */
export const SearchIcon = /* @__PURE__ */ decorative(SearchOutlined);
/** Icon: Send. */
export const SendIcon = /* @__PURE__ */ decorative(SendOutlined);
/** Icon: Settings. */
export const SettingsIcon = /* @__PURE__ */ decorative(SettingOutlined);
/** Icon: Share. */
export const ShareIcon = /* @__PURE__ */ decorative(ShareAltOutlined);
/** Icon: Shield. */
export const ShieldIcon = /* @__PURE__ */ decorative(SafetyOutlined);
/** Icon: Signature. */
export const SignatureIcon = /* @__PURE__ */ decorative(SignatureOutlined);
/** Icon: Sort. */
export const SortIcon = /* @__PURE__ */ decorative(SwapOutlined);
/** Icon: Star. */
export const StarIcon = /* @__PURE__ */ decorative(StarOutlined);
/** Icon: Stop. */
export const StopIcon = /* @__PURE__ */ decorative(StopOutlined);
/** Icon: Sun. */
export const SunIcon = /* @__PURE__ */ decorative(SunOutlined);
/** Icon: Sync. */
export const SyncIcon = /* @__PURE__ */ decorative(SyncOutlined);
/** Icon: Table. */
export const TableIcon = /* @__PURE__ */ decorative(TableOutlined);
/** Icon: Tag. */
export const TagIcon = /* @__PURE__ */ decorative(TagOutlined);
/** Icon: Team. */
export const TeamIcon = /* @__PURE__ */ decorative(TeamOutlined);
/** Icon: Template. */
export const TemplateIcon = /* @__PURE__ */ decorative(SnippetsOutlined);
/** Icon: Thunder. */
export const ThunderIcon = /* @__PURE__ */ decorative(ThunderboltOutlined);
/** Icon: Tool. */
export const ToolIcon = /* @__PURE__ */ decorative(ToolOutlined);
/** Icon: Translation. */
export const TranslationIcon = /* @__PURE__ */ decorative(TranslationOutlined);
/** Icon: Trophy. */
export const TrophyIcon = /* @__PURE__ */ decorative(TrophyOutlined);
/** Icon: Undo. */
export const UndoIcon = /* @__PURE__ */ decorative(UndoOutlined);
/** Icon: Up. */
export const UpIcon = /* @__PURE__ */ decorative(UpOutlined);
/** Icon: Upload. */
export const UploadIcon = /* @__PURE__ */ decorative(CloudUploadOutlined);
/** Icon: User. */
export const UserIcon = /* @__PURE__ */ decorative(UserOutlined);
/** Icon: Wallet. */
export const WalletIcon = /* @__PURE__ */ decorative(WalletOutlined);
/** Icon: Warning. */
export const WarningIcon = /* @__PURE__ */ decorative(WarningOutlined);
/** Icon: Wifi. */
export const WifiIcon = /* @__PURE__ */ decorative(WifiOutlined);
/** Icon: a filled star. */
export const StarFilledIcon = /* @__PURE__ */ decorative(StarFilled);
