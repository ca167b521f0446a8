/*eslint-disable block-scoped-var, id-length, no-control-regex, no-magic-numbers, no-mixed-operators, no-prototype-builtins, no-redeclare, no-shadow, no-var, sort-vars, default-case, jsdoc/require-param*/
import $protobuf from "protobufjs/minimal.js";

const $Writer = $protobuf.Writer, $util = $protobuf.util;
const $Object = $util.global.Object, $undefined = $util.global.undefined, $Error = $util.global.Error;

const $root = $protobuf.roots["answer-writer"] || ($protobuf.roots["answer-writer"] = {});

export const Frame = $root.Frame = (() => {

    const Frame = function (properties) {
        if (properties)
            for (let keys = $Object.keys(properties), i = 0; i < keys.length; ++i)
                if (properties[keys[i]] != null && keys[i] !== "__proto__")
                    this[keys[i]] = properties[keys[i]];
    };

    Frame.prototype.servcmd = "";
    Frame.prototype.seq = null;
    Frame.prototype.head = null;
    Frame.prototype.errorCode = 0;
    Frame.prototype.errorInfo = "";
    Frame.prototype.body = $util.newBuffer([]);
    Frame.prototype.packed = $util.newBuffer([]);
    Frame.prototype.errorName = "";

    let $oneOfFields;

    // Virtual OneOf for proto3 optional field
    $Object.defineProperty(Frame.prototype, "_seq", {
        get: $util.oneOfGetter($oneOfFields = ["seq"]),
        set: $util.oneOfSetter($oneOfFields)
    });

    Frame.encode = function (message, writer, _depth) {
        if (!writer)
            writer = $Writer.create();
        if (_depth === $undefined)
            _depth = 0;
        if (_depth > $util.recursionLimit)
            throw $Error("max depth exceeded");
        if (message.servcmd != null && $Object.hasOwnProperty.call(message, "servcmd") && message.servcmd !== "")
            writer.uint32(10).string(message.servcmd);
        if (message.seq != null && $Object.hasOwnProperty.call(message, "seq"))
            writer.uint32(16).uint32(message.seq);
        if (message.head != null && $Object.hasOwnProperty.call(message, "head"))
            $root.RequestHead.encode(message.head, writer.uint32(26).fork(), _depth + 1).ldelim();
        if (message.errorCode != null && $Object.hasOwnProperty.call(message, "errorCode") && message.errorCode !== 0)
            writer.uint32(32).sint32(message.errorCode);
        if (message.errorInfo != null && $Object.hasOwnProperty.call(message, "errorInfo") && message.errorInfo !== "")
            writer.uint32(42).string(message.errorInfo);
        if (message.body != null && $Object.hasOwnProperty.call(message, "body") && message.body.length)
            writer.uint32(50).bytes(message.body);
        if (message.packed != null && $Object.hasOwnProperty.call(message, "packed") && message.packed.length)
            writer.uint32(58).bytes(message.packed);
        if (message.errorName != null && $Object.hasOwnProperty.call(message, "errorName") && message.errorName !== "")
            writer.uint32(66).string(message.errorName);
        if (message.$unknowns != null && $Object.hasOwnProperty.call(message, "$unknowns"))
            for (let i = 0; i < message.$unknowns.length; ++i)
                writer.raw(message.$unknowns[i]);
        return writer;
    };

    return Frame;
})();

export const RequestHead = $root.RequestHead = (() => {

    const RequestHead = function (properties) {
        if (properties)
            for (let keys = $Object.keys(properties), i = 0; i < keys.length; ++i)
                if (properties[keys[i]] != null && keys[i] !== "__proto__")
                    this[keys[i]] = properties[keys[i]];
    };

    RequestHead.prototype.reqtime = 0;
    RequestHead.prototype.ver = "";
    RequestHead.prototype.sdkversion = "";
    RequestHead.prototype.platform = 0;
    RequestHead.prototype.sdkappid = 0;
    RequestHead.prototype.identifier = "";
    RequestHead.prototype.usersig = "";
    RequestHead.prototype.a2 = "";
    RequestHead.prototype.instanceid = "";
    RequestHead.prototype.sdkability = 0;
    RequestHead.prototype.reqkey = "";

    RequestHead.encode = function (message, writer, _depth) {
        if (!writer)
            writer = $Writer.create();
        if (_depth === $undefined)
            _depth = 0;
        if (_depth > $util.recursionLimit)
            throw $Error("max depth exceeded");
        if (message.reqtime != null && $Object.hasOwnProperty.call(message, "reqtime") && message.reqtime !== 0)
            writer.uint32(8).uint32(message.reqtime);
        if (message.ver != null && $Object.hasOwnProperty.call(message, "ver") && message.ver !== "")
            writer.uint32(18).string(message.ver);
        if (message.sdkversion != null && $Object.hasOwnProperty.call(message, "sdkversion") && message.sdkversion !== "")
            writer.uint32(26).string(message.sdkversion);
        if (message.platform != null && $Object.hasOwnProperty.call(message, "platform") && message.platform !== 0)
            writer.uint32(32).uint32(message.platform);
        if (message.sdkappid != null && $Object.hasOwnProperty.call(message, "sdkappid") && message.sdkappid !== 0)
            writer.uint32(40).uint32(message.sdkappid);
        if (message.identifier != null && $Object.hasOwnProperty.call(message, "identifier") && message.identifier !== "")
            writer.uint32(50).string(message.identifier);
        if (message.usersig != null && $Object.hasOwnProperty.call(message, "usersig") && message.usersig !== "")
            writer.uint32(58).string(message.usersig);
        if (message.a2 != null && $Object.hasOwnProperty.call(message, "a2") && message.a2 !== "")
            writer.uint32(66).string(message.a2);
        if (message.instanceid != null && $Object.hasOwnProperty.call(message, "instanceid") && message.instanceid !== "")
            writer.uint32(74).string(message.instanceid);
        if (message.sdkability != null && $Object.hasOwnProperty.call(message, "sdkability") && message.sdkability !== 0)
            writer.uint32(80).uint32(message.sdkability);
        if (message.reqkey != null && $Object.hasOwnProperty.call(message, "reqkey") && message.reqkey !== "")
            writer.uint32(90).string(message.reqkey);
        if (message.$unknowns != null && $Object.hasOwnProperty.call(message, "$unknowns"))
            for (let i = 0; i < message.$unknowns.length; ++i)
                writer.raw(message.$unknowns[i]);
        return writer;
    };

    return RequestHead;
})();

export const TextContent = $root.TextContent = (() => {

    const TextContent = function (properties) {
        if (properties)
            for (let keys = $Object.keys(properties), i = 0; i < keys.length; ++i)
                if (properties[keys[i]] != null && keys[i] !== "__proto__")
                    this[keys[i]] = properties[keys[i]];
    };

    TextContent.prototype.text = "";

    TextContent.encode = function (message, writer, _depth) {
        if (!writer)
            writer = $Writer.create();
        if (_depth === $undefined)
            _depth = 0;
        if (_depth > $util.recursionLimit)
            throw $Error("max depth exceeded");
        if (message.text != null && $Object.hasOwnProperty.call(message, "text") && message.text !== "")
            writer.uint32(10).string(message.text);
        if (message.$unknowns != null && $Object.hasOwnProperty.call(message, "$unknowns"))
            for (let i = 0; i < message.$unknowns.length; ++i)
                writer.raw(message.$unknowns[i]);
        return writer;
    };

    return TextContent;
})();

export const CustomContent = $root.CustomContent = (() => {

    const CustomContent = function (properties) {
        if (properties)
            for (let keys = $Object.keys(properties), i = 0; i < keys.length; ++i)
                if (properties[keys[i]] != null && keys[i] !== "__proto__")
                    this[keys[i]] = properties[keys[i]];
    };

    CustomContent.prototype.data = "";
    CustomContent.prototype.description = "";
    CustomContent.prototype.extension = "";

    CustomContent.encode = function (message, writer, _depth) {
        if (!writer)
            writer = $Writer.create();
        if (_depth === $undefined)
            _depth = 0;
        if (_depth > $util.recursionLimit)
            throw $Error("max depth exceeded");
        if (message.data != null && $Object.hasOwnProperty.call(message, "data") && message.data !== "")
            writer.uint32(10).string(message.data);
        if (message.description != null && $Object.hasOwnProperty.call(message, "description") && message.description !== "")
            writer.uint32(18).string(message.description);
        if (message.extension != null && $Object.hasOwnProperty.call(message, "extension") && message.extension !== "")
            writer.uint32(26).string(message.extension);
        if (message.$unknowns != null && $Object.hasOwnProperty.call(message, "$unknowns"))
            for (let i = 0; i < message.$unknowns.length; ++i)
                writer.raw(message.$unknowns[i]);
        return writer;
    };

    return CustomContent;
})();

export const Element = $root.Element = (() => {

    const Element = function (properties) {
        if (properties)
            for (let keys = $Object.keys(properties), i = 0; i < keys.length; ++i)
                if (properties[keys[i]] != null && keys[i] !== "__proto__")
                    this[keys[i]] = properties[keys[i]];
    };

    Element.prototype.text = null;
    Element.prototype.custom = null;
    Element.prototype.other = null;

    let $oneOfFields;

    $Object.defineProperty(Element.prototype, "content", {
        get: $util.oneOfGetter($oneOfFields = ["text", "custom", "other"]),
        set: $util.oneOfSetter($oneOfFields)
    });

    Element.encode = function (message, writer, _depth) {
        if (!writer)
            writer = $Writer.create();
        if (_depth === $undefined)
            _depth = 0;
        if (_depth > $util.recursionLimit)
            throw $Error("max depth exceeded");
        if (message.text != null && $Object.hasOwnProperty.call(message, "text"))
            $root.TextContent.encode(message.text, writer.uint32(10).fork(), _depth + 1).ldelim();
        if (message.custom != null && $Object.hasOwnProperty.call(message, "custom"))
            $root.CustomContent.encode(message.custom, writer.uint32(18).fork(), _depth + 1).ldelim();
        if (message.other != null && $Object.hasOwnProperty.call(message, "other"))
            $root.OtherContent.encode(message.other, writer.uint32(26).fork(), _depth + 1).ldelim();
        if (message.$unknowns != null && $Object.hasOwnProperty.call(message, "$unknowns"))
            for (let i = 0; i < message.$unknowns.length; ++i)
                writer.raw(message.$unknowns[i]);
        return writer;
    };

    return Element;
})();

export const OtherContent = $root.OtherContent = (() => {

    const OtherContent = function (properties) {
        if (properties)
            for (let keys = $Object.keys(properties), i = 0; i < keys.length; ++i)
                if (properties[keys[i]] != null && keys[i] !== "__proto__")
                    this[keys[i]] = properties[keys[i]];
    };

    OtherContent.prototype.msgType = "";
    OtherContent.prototype.json = "";

    OtherContent.encode = function (message, writer, _depth) {
        if (!writer)
            writer = $Writer.create();
        if (_depth === $undefined)
            _depth = 0;
        if (_depth > $util.recursionLimit)
            throw $Error("max depth exceeded");
        if (message.msgType != null && $Object.hasOwnProperty.call(message, "msgType") && message.msgType !== "")
            writer.uint32(10).string(message.msgType);
        if (message.json != null && $Object.hasOwnProperty.call(message, "json") && message.json !== "")
            writer.uint32(18).string(message.json);
        if (message.$unknowns != null && $Object.hasOwnProperty.call(message, "$unknowns"))
            for (let i = 0; i < message.$unknowns.length; ++i)
                writer.raw(message.$unknowns[i]);
        return writer;
    };

    return OtherContent;
})();

export const StoredMessage = $root.StoredMessage = (() => {

    const StoredMessage = function (properties) {
        this.msgBody = [];
        this.groupAtInfo = [];
        this.receiverList = [];
        if (properties)
            for (let keys = $Object.keys(properties), i = 0; i < keys.length; ++i)
                if (properties[keys[i]] != null && keys[i] !== "__proto__")
                    this[keys[i]] = properties[keys[i]];
    };

    StoredMessage.prototype.fromAccount = "";
    StoredMessage.prototype.toAccount = "";
    StoredMessage.prototype.groupID = "";
    StoredMessage.prototype.groupType = "";
    StoredMessage.prototype.tinyID = "";
    StoredMessage.prototype.time = 0;
    StoredMessage.prototype.sequence = 0;
    StoredMessage.prototype.random = 0;
    StoredMessage.prototype.clientSequence = 0;
    StoredMessage.prototype.clientTime = 0;
    StoredMessage.prototype.priority = "";
    StoredMessage.prototype.msgBody = $util.emptyArray;
    StoredMessage.prototype.cloudCustomData = "";
    StoredMessage.prototype.nick = "";
    StoredMessage.prototype.avatar = "";
    StoredMessage.prototype.nameCard = "";
    StoredMessage.prototype.senderLevel = 0;
    StoredMessage.prototype.senderRole = "";
    StoredMessage.prototype.version = 0;
    StoredMessage.prototype.revoker = "";
    StoredMessage.prototype.needReadReceipt = false;
    StoredMessage.prototype.readReceiptInfo = null;
    StoredMessage.prototype.isSupportExtension = false;
    StoredMessage.prototype.isBroadcastMessage = false;
    StoredMessage.prototype.relayFlag = false;
    StoredMessage.prototype.isExcludedFromUnreadCount = false;
    StoredMessage.prototype.isExcludedFromLastMessage = false;
    StoredMessage.prototype.groupAtInfo = $util.emptyArray;
    StoredMessage.prototype.receiverList = $util.emptyArray;
    StoredMessage.prototype.event = 0;

    StoredMessage.encode = function (message, writer, _depth) {
        if (!writer)
            writer = $Writer.create();
        if (_depth === $undefined)
            _depth = 0;
        if (_depth > $util.recursionLimit)
            throw $Error("max depth exceeded");
        if (message.fromAccount != null && $Object.hasOwnProperty.call(message, "fromAccount") && message.fromAccount !== "")
            writer.uint32(10).string(message.fromAccount);
        if (message.toAccount != null && $Object.hasOwnProperty.call(message, "toAccount") && message.toAccount !== "")
            writer.uint32(18).string(message.toAccount);
        if (message.groupID != null && $Object.hasOwnProperty.call(message, "groupID") && message.groupID !== "")
            writer.uint32(26).string(message.groupID);
        if (message.groupType != null && $Object.hasOwnProperty.call(message, "groupType") && message.groupType !== "")
            writer.uint32(34).string(message.groupType);
        if (message.tinyID != null && $Object.hasOwnProperty.call(message, "tinyID") && message.tinyID !== "")
            writer.uint32(42).string(message.tinyID);
        if (message.time != null && $Object.hasOwnProperty.call(message, "time") && message.time !== 0)
            writer.uint32(48).uint32(message.time);
        if (message.sequence != null && $Object.hasOwnProperty.call(message, "sequence") && !$Object.is(message.sequence, 0))
            writer.uint32(57).double(message.sequence);
        if (message.random != null && $Object.hasOwnProperty.call(message, "random") && message.random !== 0)
            writer.uint32(64).uint32(message.random);
        if (message.clientSequence != null && $Object.hasOwnProperty.call(message, "clientSequence") && !$Object.is(message.clientSequence, 0))
            writer.uint32(73).double(message.clientSequence);
        if (message.clientTime != null && $Object.hasOwnProperty.call(message, "clientTime") && message.clientTime !== 0)
            writer.uint32(80).uint32(message.clientTime);
        if (message.priority != null && $Object.hasOwnProperty.call(message, "priority") && message.priority !== "")
            writer.uint32(90).string(message.priority);
        if (message.msgBody != null && message.msgBody.length)
            for (let i = 0; i < message.msgBody.length; ++i)
                $root.Element.encode(message.msgBody[i], writer.uint32(98).fork(), _depth + 1).ldelim();
        if (message.cloudCustomData != null && $Object.hasOwnProperty.call(message, "cloudCustomData") && message.cloudCustomData !== "")
            writer.uint32(106).string(message.cloudCustomData);
        if (message.nick != null && $Object.hasOwnProperty.call(message, "nick") && message.nick !== "")
            writer.uint32(114).string(message.nick);
        if (message.avatar != null && $Object.hasOwnProperty.call(message, "avatar") && message.avatar !== "")
            writer.uint32(122).string(message.avatar);
        if (message.nameCard != null && $Object.hasOwnProperty.call(message, "nameCard") && message.nameCard !== "")
            writer.uint32(130).string(message.nameCard);
        if (message.senderLevel != null && $Object.hasOwnProperty.call(message, "senderLevel") && !$Object.is(message.senderLevel, 0))
            writer.uint32(137).double(message.senderLevel);
        if (message.senderRole != null && $Object.hasOwnProperty.call(message, "senderRole") && message.senderRole !== "")
            writer.uint32(146).string(message.senderRole);
        if (message.version != null && $Object.hasOwnProperty.call(message, "version") && message.version !== 0)
            writer.uint32(152).uint32(message.version);
        if (message.revoker != null && $Object.hasOwnProperty.call(message, "revoker") && message.revoker !== "")
            writer.uint32(162).string(message.revoker);
        if (message.needReadReceipt != null && $Object.hasOwnProperty.call(message, "needReadReceipt") && message.needReadReceipt !== false)
            writer.uint32(168).bool(message.needReadReceipt);
        if (message.readReceiptInfo != null && $Object.hasOwnProperty.call(message, "readReceiptInfo"))
            $root.ReadReceiptInfo.encode(message.readReceiptInfo, writer.uint32(178).fork(), _depth + 1).ldelim();
        if (message.isSupportExtension != null && $Object.hasOwnProperty.call(message, "isSupportExtension") && message.isSupportExtension !== false)
            writer.uint32(184).bool(message.isSupportExtension);
        if (message.isBroadcastMessage != null && $Object.hasOwnProperty.call(message, "isBroadcastMessage") && message.isBroadcastMessage !== false)
            writer.uint32(192).bool(message.isBroadcastMessage);
        if (message.relayFlag != null && $Object.hasOwnProperty.call(message, "relayFlag") && message.relayFlag !== false)
            writer.uint32(200).bool(message.relayFlag);
        if (message.isExcludedFromUnreadCount != null && $Object.hasOwnProperty.call(message, "isExcludedFromUnreadCount") && message.isExcludedFromUnreadCount !== false)
            writer.uint32(208).bool(message.isExcludedFromUnreadCount);
        if (message.isExcludedFromLastMessage != null && $Object.hasOwnProperty.call(message, "isExcludedFromLastMessage") && message.isExcludedFromLastMessage !== false)
            writer.uint32(216).bool(message.isExcludedFromLastMessage);
        if (message.groupAtInfo != null && message.groupAtInfo.length)
            for (let i = 0; i < message.groupAtInfo.length; ++i)
                writer.uint32(226).string(message.groupAtInfo[i]);
        if (message.receiverList != null && message.receiverList.length)
            for (let i = 0; i < message.receiverList.length; ++i)
                writer.uint32(234).string(message.receiverList[i]);
        if (message.event != null && $Object.hasOwnProperty.call(message, "event") && message.event !== 0)
            writer.uint32(240).uint32(message.event);
        if (message.$unknowns != null && $Object.hasOwnProperty.call(message, "$unknowns"))
            for (let i = 0; i < message.$unknowns.length; ++i)
                writer.raw(message.$unknowns[i]);
        return writer;
    };

    return StoredMessage;
})();

export const ReadReceiptInfo = $root.ReadReceiptInfo = (() => {

    const ReadReceiptInfo = function (properties) {
        if (properties)
            for (let keys = $Object.keys(properties), i = 0; i < keys.length; ++i)
                if (properties[keys[i]] != null && keys[i] !== "__proto__")
                    this[keys[i]] = properties[keys[i]];
    };

    ReadReceiptInfo.prototype.readCount = 0;
    ReadReceiptInfo.prototype.unreadCount = 0;
    ReadReceiptInfo.prototype.isPeerRead = false;
    ReadReceiptInfo.prototype.timestamp = 0;

    ReadReceiptInfo.encode = function (message, writer, _depth) {
        if (!writer)
            writer = $Writer.create();
        if (_depth === $undefined)
            _depth = 0;
        if (_depth > $util.recursionLimit)
            throw $Error("max depth exceeded");
        if (message.readCount != null && $Object.hasOwnProperty.call(message, "readCount") && message.readCount !== 0)
            writer.uint32(8).uint32(message.readCount);
        if (message.unreadCount != null && $Object.hasOwnProperty.call(message, "unreadCount") && message.unreadCount !== 0)
            writer.uint32(16).uint32(message.unreadCount);
        if (message.isPeerRead != null && $Object.hasOwnProperty.call(message, "isPeerRead") && message.isPeerRead !== false)
            writer.uint32(24).bool(message.isPeerRead);
        if (message.timestamp != null && $Object.hasOwnProperty.call(message, "timestamp") && message.timestamp !== 0)
            writer.uint32(32).uint32(message.timestamp);
        if (message.$unknowns != null && $Object.hasOwnProperty.call(message, "$unknowns"))
            for (let i = 0; i < message.$unknowns.length; ++i)
                writer.raw(message.$unknowns[i]);
        return writer;
    };

    return ReadReceiptInfo;
})();

export const MessagesPush = $root.MessagesPush = (() => {

    const MessagesPush = function (properties) {
        this.messageList = [];
        if (properties)
            for (let keys = $Object.keys(properties), i = 0; i < keys.length; ++i)
                if (properties[keys[i]] != null && keys[i] !== "__proto__")
                    this[keys[i]] = properties[keys[i]];
    };

    MessagesPush.prototype.messageList = $util.emptyArray;
    MessagesPush.prototype.sessionData = "";

    MessagesPush.encode = function (message, writer, _depth) {
        if (!writer)
            writer = $Writer.create();
        if (_depth === $undefined)
            _depth = 0;
        if (_depth > $util.recursionLimit)
            throw $Error("max depth exceeded");
        if (message.messageList != null && message.messageList.length)
            for (let i = 0; i < message.messageList.length; ++i)
                $root.StoredMessage.encode(message.messageList[i], writer.uint32(10).fork(), _depth + 1).ldelim();
        if (message.sessionData != null && $Object.hasOwnProperty.call(message, "sessionData") && message.sessionData !== "")
            writer.uint32(18).string(message.sessionData);
        if (message.$unknowns != null && $Object.hasOwnProperty.call(message, "$unknowns"))
            for (let i = 0; i < message.$unknowns.length; ++i)
                writer.raw(message.$unknowns[i]);
        return writer;
    };

    return MessagesPush;
})();

export const SendReply = $root.SendReply = (() => {

    const SendReply = function (properties) {
        this.msgBody = [];
        if (properties)
            for (let keys = $Object.keys(properties), i = 0; i < keys.length; ++i)
                if (properties[keys[i]] != null && keys[i] !== "__proto__")
                    this[keys[i]] = properties[keys[i]];
    };

    SendReply.prototype.time = 0;
    SendReply.prototype.sequence = 0;
    SendReply.prototype.readReceiptCode = 0;
    SendReply.prototype.nick = "";
    SendReply.prototype.avatar = "";
    SendReply.prototype.nameCard = "";
    SendReply.prototype.senderLevel = 0;
    SendReply.prototype.senderRole = "";
    SendReply.prototype.msgBody = $util.emptyArray;
    SendReply.prototype.cloudCustomData = null;

    let $oneOfFields;

    // Virtual OneOf for proto3 optional field
    $Object.defineProperty(SendReply.prototype, "_cloudCustomData", {
        get: $util.oneOfGetter($oneOfFields = ["cloudCustomData"]),
        set: $util.oneOfSetter($oneOfFields)
    });

    SendReply.encode = function (message, writer, _depth) {
        if (!writer)
            writer = $Writer.create();
        if (_depth === $undefined)
            _depth = 0;
        if (_depth > $util.recursionLimit)
            throw $Error("max depth exceeded");
        if (message.time != null && $Object.hasOwnProperty.call(message, "time") && message.time !== 0)
            writer.uint32(8).uint32(message.time);
        if (message.sequence != null && $Object.hasOwnProperty.call(message, "sequence") && !$Object.is(message.sequence, 0))
            writer.uint32(17).double(message.sequence);
        if (message.readReceiptCode != null && $Object.hasOwnProperty.call(message, "readReceiptCode") && message.readReceiptCode !== 0)
            writer.uint32(24).uint32(message.readReceiptCode);
        if (message.nick != null && $Object.hasOwnProperty.call(message, "nick") && message.nick !== "")
            writer.uint32(34).string(message.nick);
        if (message.avatar != null && $Object.hasOwnProperty.call(message, "avatar") && message.avatar !== "")
            writer.uint32(42).string(message.avatar);
        if (message.nameCard != null && $Object.hasOwnProperty.call(message, "nameCard") && message.nameCard !== "")
            writer.uint32(50).string(message.nameCard);
        if (message.senderLevel != null && $Object.hasOwnProperty.call(message, "senderLevel") && !$Object.is(message.senderLevel, 0))
            writer.uint32(57).double(message.senderLevel);
        if (message.senderRole != null && $Object.hasOwnProperty.call(message, "senderRole") && message.senderRole !== "")
            writer.uint32(66).string(message.senderRole);
        if (message.msgBody != null && message.msgBody.length)
            for (let i = 0; i < message.msgBody.length; ++i)
                $root.Element.encode(message.msgBody[i], writer.uint32(74).fork(), _depth + 1).ldelim();
        if (message.cloudCustomData != null && $Object.hasOwnProperty.call(message, "cloudCustomData"))
            writer.uint32(82).string(message.cloudCustomData);
        if (message.$unknowns != null && $Object.hasOwnProperty.call(message, "$unknowns"))
            for (let i = 0; i < message.$unknowns.length; ++i)
                writer.raw(message.$unknowns[i]);
        return writer;
    };

    return SendReply;
})();

export const RoamReply = $root.RoamReply = (() => {

    const RoamReply = function (properties) {
        this.messageList = [];
        this.invisibleSequenceList = [];
        if (properties)
            for (let keys = $Object.keys(properties), i = 0; i < keys.length; ++i)
                if (properties[keys[i]] != null && keys[i] !== "__proto__")
                    this[keys[i]] = properties[keys[i]];
    };

    RoamReply.prototype.messageList = $util.emptyArray;
    RoamReply.prototype.complete = 0;
    RoamReply.prototype.invisibleSequenceList = $util.emptyArray;

    RoamReply.encode = function (message, writer, _depth) {
        if (!writer)
            writer = $Writer.create();
        if (_depth === $undefined)
            _depth = 0;
        if (_depth > $util.recursionLimit)
            throw $Error("max depth exceeded");
        if (message.messageList != null && message.messageList.length)
            for (let i = 0; i < message.messageList.length; ++i)
                $root.StoredMessage.encode(message.messageList[i], writer.uint32(10).fork(), _depth + 1).ldelim();
        if (message.complete != null && $Object.hasOwnProperty.call(message, "complete") && message.complete !== 0)
            writer.uint32(16).uint32(message.complete);
        if (message.invisibleSequenceList != null && message.invisibleSequenceList.length)
            writer.uint32(26).doubles(message.invisibleSequenceList);
        if (message.$unknowns != null && $Object.hasOwnProperty.call(message, "$unknowns"))
            for (let i = 0; i < message.$unknowns.length; ++i)
                writer.raw(message.$unknowns[i]);
        return writer;
    };

    return RoamReply;
})();

export const PollReply = $root.PollReply = (() => {

    const PollReply = function (properties) {
        this.rspMsgList = [];
        this.broadcastMessageList = [];
        if (properties)
            for (let keys = $Object.keys(properties), i = 0; i < keys.length; ++i)
                if (properties[keys[i]] != null && keys[i] !== "__proto__")
                    this[keys[i]] = properties[keys[i]];
    };

    PollReply.prototype.key = "";
    PollReply.prototype.nextSeq = 0;
    PollReply.prototype.rspMsgList = $util.emptyArray;
    PollReply.prototype.nextBroadcastSeq = 0;
    PollReply.prototype.broadcastMessageList = $util.emptyArray;
    PollReply.prototype.lostCount = 0;

    PollReply.encode = function (message, writer, _depth) {
        if (!writer)
            writer = $Writer.create();
        if (_depth === $undefined)
            _depth = 0;
        if (_depth > $util.recursionLimit)
            throw $Error("max depth exceeded");
        if (message.key != null && $Object.hasOwnProperty.call(message, "key") && message.key !== "")
            writer.uint32(10).string(message.key);
        if (message.nextSeq != null && $Object.hasOwnProperty.call(message, "nextSeq") && !$Object.is(message.nextSeq, 0))
            writer.uint32(17).double(message.nextSeq);
        if (message.rspMsgList != null && message.rspMsgList.length)
            for (let i = 0; i < message.rspMsgList.length; ++i)
                $root.StoredMessage.encode(message.rspMsgList[i], writer.uint32(26).fork(), _depth + 1).ldelim();
        if (message.nextBroadcastSeq != null && $Object.hasOwnProperty.call(message, "nextBroadcastSeq") && !$Object.is(message.nextBroadcastSeq, 0))
            writer.uint32(33).double(message.nextBroadcastSeq);
        if (message.broadcastMessageList != null && message.broadcastMessageList.length)
            for (let i = 0; i < message.broadcastMessageList.length; ++i)
                $root.StoredMessage.encode(message.broadcastMessageList[i], writer.uint32(42).fork(), _depth + 1).ldelim();
        if (message.lostCount != null && $Object.hasOwnProperty.call(message, "lostCount") && !$Object.is(message.lostCount, 0))
            writer.uint32(49).double(message.lostCount);
        if (message.$unknowns != null && $Object.hasOwnProperty.call(message, "$unknowns"))
            for (let i = 0; i < message.$unknowns.length; ++i)
                writer.raw(message.$unknowns[i]);
        return writer;
    };

    return PollReply;
})();

export {
  $root as default
};
